import { Err, Ok, type Result } from 'ts-results';
import type { Extra, Intake, IntakeFault } from './intake.ts';
import { intakeFields, jsonNameOf, type SectionName, sectionNames } from './intake-fields.ts';
import { keepUnknown } from './intake-reader/keep-unknown.ts';
import { readObject, type Values } from './intake-reader/read-object.ts';
import { isEmpty, readSection } from './intake-reader/read-section.ts';
import { faultAt, type JsonObject, ownValue, type Reading } from './intake-reader/reading.ts';

export interface ReadIntake {
  readonly intake: Intake;
  /** One warning for each field that is stored but not understood. */
  readonly warnings: readonly IntakeFault[];
}

/**
 * Reads an intake tolerantly: every field may be missing, sections may be text, names of natures may be in any case,
 * and unknown fields are stored. Known fields must be valid; all faults are reported at once.
 */
export function readIntake(json: JsonObject): Result<ReadIntake, readonly IntakeFault[]> {
  const general = readObject(intakeFields.general, withoutSections(json), []);
  const sections = sectionNames.map((name) => readSection(name, ownValue(json, jsonNameOf(name))));
  const readings = [general, ...sections];
  const { extra, warnings, faults: extraFaults } = keepUnknown(readings.flatMap(({ unknown }) => unknown));
  const faults = [
    ...(sections.every(isEmpty) ? [emptyIntake] : []),
    ...readings.flatMap((reading) => reading.faults),
    ...extraFaults,
  ];
  return faults.length > 0 ? Err(faults) : Ok({ intake: intakeFrom(general, sections, extra), warnings });
}

const sectionKeys: ReadonlySet<string> = new Set(sectionNames.map(jsonNameOf));

const withoutSections = (json: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !sectionKeys.has(key)));

const emptyIntake = faultAt([], 'empty_intake', `Fill in at least one of ${[...sectionKeys].join(', ')}.`);

/** The tables of fields have exactly the properties of `Intake`, so the values read from them are an `Intake`. */
function intakeFrom(general: Reading<Values>, sections: readonly Reading<Values>[], extra: Extra): Intake {
  const { schemaVersion: _, ...others } = general.value ?? {};
  const contents = Object.fromEntries(
    sectionNames.map((name, index) => [name, { ...required[name], ...sections[index]?.value }]),
  );
  return { ...others, ...contents, extra } as Intake;
}

/** An empty section has these members, and every other section has them too. */
const required = {
  currentWorkSituation: {},
  roleDemands: { levels: {} },
  energyPatterns: { byNature: {} },
  goals: {},
} as const satisfies Pick<Intake, SectionName>;
