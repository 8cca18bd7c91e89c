// Runs in every page before its own scripts, and writes down what a test cannot look at in time: what was spoken, whether
// the focus was ever lost, which cards nodded, and what moved.
(() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
  const recorded = { spoken: [], lost: [], nods: [], motion: [] };
  window.recorded = recorded;

  let playing = false;
  document.addEventListener("focusin", ({ target }) => (playing ||= target.closest("[role=grid]") !== null));

  function heard({ target, type, addedNodes }) {
    const within = target instanceof Element ? target : target.parentElement;
    if (!within?.closest(LIVE)) return;
    if (type === "characterData") recorded.spoken.push(target.data);
    for (const node of addedNodes) recorded.spoken.push(node.textContent);
  }

  function nodded({ target, oldValue }) {
    if (!target.classList.contains("nod") || oldValue?.split(" ").includes("nod")) return;
    recorded.nods.push(target.closest("[data-card], [data-place]")?.dataset.card ?? target.dataset.place ?? "?");
  }

  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "attributes") nodded(change);
      else heard(change);
    }
    // The page puts a focus back before anybody can notice that it was gone; here it has had its chance.
    if (playing && document.activeElement === document.body && document.querySelector("[role=grid]")) {
      recorded.lost.push(location.pathname);
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class"], attributeOldValue: true,
  });

  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((side) => Math.round(side * 10) / 10).join(" ");
  };

  /** Whether an element is anywhere else, or of another size, at some moment of an animation. */
  function travels(animation) {
    const { delay, activeDuration } = animation.effect.getComputedTiming();
    const now = animation.currentTime;
    const boxes = [0.01, 0.2, 0.4, 0.6, 0.8, 0.99].map((part) => {
      animation.currentTime = delay + part * activeDuration;
      return box(animation.effect.target);
    });
    animation.currentTime = now;
    return new Set(boxes).size > 1;
  }

  document.addEventListener("transitionrun", ({ propertyName }) => {
    if (/^(transform|translate|scale|rotate|left|top|right|bottom|width|height|margin.*|inset.*)$/.test(propertyName)) {
      recorded.motion.push(`transition of ${propertyName}`);
    }
  });
  document.addEventListener("animationstart", ({ target, animationName }) => {
    const animation = target.getAnimations().find((one) => one.animationName === animationName);
    if (animation && travels(animation)) recorded.motion.push(`animation ${animationName}`);
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...settings) {
    const animation = animate.apply(this, settings);
    if (travels(animation)) recorded.motion.push("animation by script");
    return animation;
  };

  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`CSP: ${violatedDirective} forbids ${blockedURI}`);
  });
})();
