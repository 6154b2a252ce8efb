import { intakeFields, jsonNameOf, type SectionName, sectionText } from '../intake-fields.ts';
import { readText } from './read-field.ts';
import { readObject, type Values } from './read-object.ts';
import { readRoleDemands } from './read-role-demands.ts';
import { faultAt, isJsonObject, nothing, type Reading, refuse } from './reading.ts';

/** A section that is text becomes the notes of that section. */
export function readSection(name: SectionName, section: unknown): Reading<Values> {
  const path = [jsonNameOf(name)];
  if (section === undefined || section === null) return nothing;
  if (typeof section === 'string') {
    const { value, ...rest } = readText(sectionText, section, path);
    return { ...rest, value: value === undefined ? undefined : { notes: value } };
  }
  if (name === 'roleDemands' && (Array.isArray(section) || isJsonObject(section)))
    return readRoleDemands(section, path);
  if (isJsonObject(section)) return readObject(intakeFields.sections[name], section, path);
  return refuse(faultAt(path, 'wrong_type', 'Send an object or text.'));
}

/** Whether a section contains nothing at all, neither valid nor invalid. */
export const isEmpty = ({ value = {}, faults, unknown }: Reading<Values>): boolean =>
  Object.keys(value).length + faults.length + unknown.length === 0;
