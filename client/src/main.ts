import { mount } from "svelte";
import "./look/tokens.css";
import "./page/page.css";
import { renewWhenOld } from "./net/renewal";
import { settleIn } from "./page/announcer";
import App from "./page/App.svelte";
import { watchOpener } from "./page/opener";
import { keepSettings } from "./page/settings.svelte";
import { speech } from "./page/speech.svelte";

const target = document.querySelector("#app");
if (!target) throw new Error("there is no #app to put the page into");

settleIn(document.body);
keepSettings();
watchOpener();
renewWhenOld();
await speech.begin();
mount(App, { target });
