import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Profile } from '../profile.ts';

/**
 * The stretch that the letter mentions although another finding comes first. It is the nature with the widest gap
 * between the role and what comes naturally; `null` if that nature has no such finding.
 */
export function widestStretchIn({ findings, natures }: Pick<Profile, 'findings' | 'natures'>): Nature | null {
  const stretch = findings.slice(1).find(({ kind }) => kind === 'stretch')?.nature ?? null;
  const gapOf = (name: Nature): number => natures.find(({ nature }) => nature === name)?.gap ?? 0;
  if (stretch === null || natures.some(({ nature }) => nature !== stretch && gapOf(nature) >= gapOf(stretch)))
    return null;
  return stretch;
}
