// Functions that run in the page: a browser gets each one as text, so none of them uses another.

/** As if a link to that place had been on the page. */
export function followLink(href) {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** To the top of what can be seen. */
export function bringToTop(element) {
  element.scrollIntoView();
}

/** Resolves once what is known by now has been drawn, and no longer moves. */
export async function drawn() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 15)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** What axe-core finds, which must have been loaded: one line for each element at fault. */
export async function axeFindings(runOnly) {
  const { violations } = await globalThis.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    // Its one rule that reads style sheets is an experimental one, which is not asked for.
    preload: { assets: ['media'] },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')}: ${reason.trim()}`;
    }),
  );
}

/** Elements that stick out to the right of what can be seen, the widest first; none if the page need not be moved sideways. */
export function sidewaysOffenders() {
  const room = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= room) return [];
  const told = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right + scrollX }))
    .filter(({ right }) => right > room + 0.5)
    .toSorted((one, other) => other.right - one.right)
    .slice(0, 5)
    .map(
      ({ element, right }) => `${element.outerHTML.slice(0, 100)} reaches ${Math.round(right)} of ${room}`,
    );
  return told.length > 0 ? told : [`the page is ${document.scrollingElement.scrollWidth} of ${room} wide`];
}

/** The element with the focus: its tag and its text. */
export function focusedElement() {
  const { activeElement } = document;
  return {
    tag: activeElement?.tagName.toLowerCase() ?? '',
    text: activeElement === document.body ? '' : (activeElement?.textContent.trim() ?? ''),
  };
}

/**
 * Things to press that are smaller than 24 × 24 CSS pixels, links in lines of text aside. Where a control is drawn by its
 * label, the label is what is pressed.
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
      // A skip link is as good as absent until it has the focus.
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 24 || height < 24))
      .map(
        ({ element, width, height }) =>
          `${element.outerHTML.slice(0, 100)} is ${Math.round(width)} × ${Math.round(height)}`,
      )
  );
}

/** What is wrong with how the element with the focus shows: covered, out of sight, or without a mark of the focus. */
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

/** As a browser does that has kept the page as it was, which the browser of the tests never does. */
export function restoreFromBehindTheBackButton() {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
