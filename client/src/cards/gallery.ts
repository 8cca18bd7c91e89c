import { mount } from "svelte";
import "../look/tokens.css";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
for (const name of ["theme", "suits"]) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
mount(Gallery, { target: document.body, props: { query } });
