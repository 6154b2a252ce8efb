import type { Slots } from './words/grammar.ts';

/** Replaces each name in braces by its slot; `{Role}` is `{role}` with a capital. */
export const fill = (template: string, slots: Slots): string =>
  template.replaceAll(/\{([^}]+)\}/gu, (_, name: string) => {
    const exact = slots[name];
    if (exact !== undefined) return exact;
    const lower = slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (lower === undefined) throw new Error(`There is no value for {${name}} in: ${template}`);
    return capitalised(lower);
  });

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
