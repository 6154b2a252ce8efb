import type { EnergyRating } from './intake.ts';
import type { Advice, RatedNature } from './plan-advice.ts';
import { type NatureMeasure, planRules } from './plan-rules.ts';
import type { Measure } from './profile.ts';

const highestOverallLevel = 10;
/** The middle of the scale: the aim where the level was not rated. */
const middleOverallLevel = 5;
/** Two working weeks. */
const daysToNote = 10;

/** What the next rating should reach. `overallLevel` is the present one, 0 to 10. */
export function measureOf({ textKey, about }: Advice, overallLevel: number | undefined): Measure {
  const { measure } = planRules[textKey];
  switch (measure) {
    case 'days_noted':
      return { kind: measure, days: daysToNote };
    case 'more_overall_energy':
      return { kind: 'overall_energy_at_least', level: nextLevel(overallLevel) };
    case 'decision_made':
    case 'new_map':
      return { kind: measure };
    case 'more_energy':
    case 'less_demand':
    case 'more_demand':
      if (about === null) throw new Error(`${textKey} is about a nature`);
      return measureOfNature(measure, about);
  }
}

const nextLevel = (level = middleOverallLevel - 1): number => Math.min(level + 1, highestOverallLevel);

/** Demand as it was rated, 1 to 5. What does not drain need only stay as it is. */
function measureOfNature(measure: NatureMeasure, { nature, demand, energy }: RatedNature): Measure {
  const level = demand / 25 + 1;
  switch (measure) {
    case 'more_energy':
      return {
        kind: 'energy_at_least',
        nature,
        target: (energy < 0 ? energy + 1 : energy) as EnergyRating,
      };
    case 'less_demand':
      return { kind: 'demand_at_most', nature, level: level - 1 };
    case 'more_demand':
      return { kind: 'demand_at_least', nature, level: level + 1 };
  }
}
