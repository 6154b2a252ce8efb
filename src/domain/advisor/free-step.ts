import type { Language } from '../language.ts';
import { mostRecommendations, type Recommendation } from './advice.ts';
import { nothingOwned, type Owned } from './owned.ts';
import type { Product, ProductId } from './product.ts';

const free: ProductId = 'free-assessment';
const buildsOnIt: ProductId = 'situation-map';

/**
 * Puts the free assessment before the map, which uses its result, if the map is recommended to somebody without a
 * result. So nobody gets only paid products. If there are then too many recommendations, those that fit least are left
 * out.
 */
export function withFreeStep(
  advised: readonly Recommendation[],
  products: readonly Product[],
  language: Language,
  owned: Owned = nothingOwned,
): readonly Recommendation[] {
  const map = advised.find(({ product }) => product === buildsOnIt);
  const texts = products.find(({ id }) => id === free)?.texts[language];
  if (
    owned.result ||
    map === undefined ||
    texts === undefined ||
    advised.some(({ product }) => product === free)
  )
    return advised;
  const pair = [{ product: free, reason: texts.reason }, map];
  const others = advised.filter((one) => one !== map).slice(0, mostRecommendations - pair.length);
  return advised[0] === map ? [...pair, ...others] : [...others, ...pair];
}
