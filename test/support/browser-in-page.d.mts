export function followLink(href: string): void;
export function bringToTop(element: unknown): void;
export function drawn(): Promise<void>;
export function axeFindings(rulesOrTags: readonly string[]): Promise<readonly string[]>;
export function sidewaysOffenders(): readonly string[];
export function focusedElement(): { readonly tag: string; readonly text: string };
export function smallTargets(): readonly string[];
export function focusFaults(): readonly string[];
export function restoreFromBehindTheBackButton(): void;
