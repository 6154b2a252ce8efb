// Functions that run in the page. A browser receives each one as text, so they cannot call each other.

/** Does the same as a click on a link in the page. */
export function followLink(href) {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Scrolls an element to the top of the visible area. */
export function bringToTop(element) {
  element.scrollIntoView();
}

/** Resolves when everything has been drawn and all animations have ended. */
export async function drawn() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 15)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The violations that axe-core finds, one line for each element. axe-core must be loaded. */
export async function axeFindings(runOnly) {
  const { violations } = await globalThis.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    // The only rule that reads style sheets is experimental and not used here.
    preload: { assets: ['media'] },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')}: ${reason.trim()}`;
    }),
  );
}

/**
 * Elements that reach beyond the right edge of the visible area, the widest first; empty if the page does not scroll
 * sideways.
 */
export function sidewaysOffenders() {
  const room = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= room) return [];
  const offenders = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right + scrollX }))
    .filter(({ right }) => right > room + 0.5)
    .toSorted((one, other) => other.right - one.right)
    .slice(0, 5)
    .map(
      ({ element, right }) => `${element.outerHTML.slice(0, 100)} reaches ${Math.round(right)} of ${room}`,
    );
  return offenders.length > 0
    ? offenders
    : [`the page is ${document.scrollingElement.scrollWidth} of ${room} wide`];
}

/** The tag and the text of the element with the focus. */
export function focusedElement() {
  const { activeElement } = document;
  return {
    tag: activeElement?.tagName.toLowerCase() ?? '',
    text: activeElement === document.body ? '' : (activeElement?.textContent.trim() ?? ''),
  };
}

/**
 * Controls smaller than 24 × 24 CSS pixels, except links within text. If a label is drawn instead of a control, the
 * label counts.
 */
export function smallTargets() {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch]';
  return (
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
        const [{ width, height }] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height);
        return { element, width, height };
      })
      // A skip link is invisible until it has the focus.
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 24 || height < 24))
      .map(
        ({ element, width, height }) =>
          `${element.outerHTML.slice(0, 100)} is ${Math.round(width)} × ${Math.round(height)}`,
      )
  );
}

/** Resolves when the page no longer scrolls. */
export async function scrolled() {
  for (let stillFrames = 0, top; stillFrames < 3; stillFrames = scrollY === top ? stillFrames + 1 : 0) {
    top = scrollY;
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }
}

/** What is wrong with the display of the focused element: covered, not visible, or without a focus mark. */
export function focusFaults() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return ['nothing has the focus'];
  const name = focused.outerHTML.slice(0, 100);
  const pressed = [focused, ...(focused.labels ?? [])];
  const isMarked = [...pressed, focused.parentElement, focused.nextElementSibling].some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });
  const shares = [0.1, 0.5, 0.9];
  const isSeen = pressed.some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return shares.some((x) =>
      shares.some((y) => {
        const onTop = document.elementFromPoint(left + x * width, top + y * height);
        return element.contains(onTop);
      }),
    );
  });
  return [
    ...(isMarked ? [] : [`${name} has no mark of the focus`]),
    ...(isSeen ? [] : [`${name} is hidden`]),
  ];
}

/** Simulates a browser that kept the page in memory, which the browser of the tests never does. */
export function restoreFromBehindTheBackButton() {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
