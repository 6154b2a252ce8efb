import type { Span } from './prose.ts';

/** Characters that end a possible address. Characters such as `'` may be part of a web address. */
const breaks = new Set('\t\n\v\f\r "\'`<>()[]{}|*,;«»“”‘’\u00A0\u2060');
const breaksWebAddress = new Set('\t\n\v\f\r "`<>[]«»“”\u00A0\u2060');
const trailing = new Set(".,:;!?'*_~…’");

const webAddress = /^(?:[a-z][a-z0-9+.-]{1,30}:\/\/|www\.|mailto:|tel:\+?\d)[^\s]/i;
const mailAddress = /^[\p{L}\p{N}._%+=&-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}$/u;
const rootedPath = /^(?:(?:~|\.{1,2})?\/[\p{L}\p{N}._-]|[a-z]:[\\/]|\\\\[\p{L}\p{N}])/iu;
/** A command-line option such as `--dry-run`. */
const commandFlag = /^--[a-z][\p{L}\p{N}_=.-]*$/iu;
const fileOrHost = /[\p{L}\p{N}-]\.[a-z][a-z0-9]{0,7}$/iu;

/** Whether an address may begin at `at`: after a space, a bracket or a quotation mark. */
export const mayBeginAddress = (text: string, at: number): boolean =>
  at === 0 || breaks.has(text.charAt(at - 1));

/**
 * Returns the end of the web address, mail address, file path or command-line option that begins at `start`, or `start`
 * if there is none. Reads each run of characters at most twice.
 */
export function endOfAddress(text: string, start: number, limit: number): number {
  const end = withoutTrailing(text, start, endOfRun(text, start, limit, breaks));
  const run = text.slice(start, end);
  if (webAddress.test(run)) return endOfWebAddress(text, start, limit);
  if (run.includes('@')) return mailAddress.test(run) ? end : start;
  if (commandFlag.test(run)) return end;
  // Text after `<` is a tag, unless it has a scheme.
  return isPath(run) && text.charAt(start - 1) !== '<' ? end : start;
}

/** Every address contains one of these. */
const marker = /[@/\\:]|www\.|--/gi;

/** The addresses of a text, in order. To save time, only runs of characters that contain a `marker` are read. */
export function addressesIn(text: string): readonly Span[] {
  const addresses: Span[] = [];
  marker.lastIndex = 0;
  for (let from = 0, met = marker.exec(text); met !== null; met = marker.exec(text)) {
    const start = startOfRun(text, from, met.index);
    const end = mayBeginAddress(text, start) ? endOfAddress(text, start, text.length) : start;
    if (end > start) addresses.push({ start, end });
    from = Math.max(end, endOfRun(text, met.index, text.length, breaks));
    marker.lastIndex = from;
  }
  return addresses;
}

function startOfRun(text: string, least: number, within: number): number {
  let start = within;
  while (start > least && !breaks.has(text.charAt(start - 1))) start -= 1;
  return start;
}

function endOfRun(text: string, start: number, limit: number, stops: ReadonlySet<string>): number {
  let end = start;
  while (end < limit && !stops.has(text.charAt(end))) end += 1;
  return end;
}

function withoutTrailing(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && trailing.has(text.charAt(last - 1))) last -= 1;
  return last;
}

/**
 * A web address ends at the first closing bracket that was not opened inside it. Nothing is read beyond that, because
 * other addresses may follow.
 */
function endOfWebAddress(text: string, start: number, limit: number): number {
  let open = 0;
  let end = start;
  for (; end < limit && !breaksWebAddress.has(text.charAt(end)); end += 1) {
    const character = text.charAt(end);
    if (character === '(') open += 1;
    if (character === ')' && --open < 0) break;
  }
  return withoutTrailing(text, start, end);
}

/** Whether the run begins at a root or contains a file or host name: `and/or` is not a path. */
function isPath(run: string): boolean {
  if (!run.includes('/') && !run.includes('\\')) return false;
  return rootedPath.test(run) || run.split(/[\\/]/).some((part) => fileOrHost.test(part));
}
