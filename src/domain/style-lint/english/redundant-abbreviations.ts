import { phraseLines } from '../model/phrase-lines.ts';
import type { Phrase } from '../model/rule.ts';
import { itemsIn } from './word-lists.ts';

/**
 * The last letter of the abbreviation stands for the word after it. Many of them are other words in lower case: a pin,
 * an act.
 */
const doubledAbbreviations = () =>
  itemsIn(`
  PIN number, VIN number, ISBN number, SSN number, UPC code, LCD display, LED diode, GPS system
  CMS system, ABS system, DNS system, RAM memory, ROM memory, HTML language, SQL language
  XML language, HTTP protocol, TCP protocol, FTP protocol, API interface, GUI interface, VPN network
  LAN network, NIC card, DVD disc, CD disc, RPG game, KPI indicator, IRA account, SUV vehicle
  UAV vehicle, AGM meeting, VAT tax, GST tax, IPA ale, PPE equipment, ICT technology, PC computer
  AC current, DC current, CPU unit, PSU unit, NGO organization, NGO organisation, ETA time
  SMS message
`);

/** No plural is added to abbreviations that end in S, as in `GPSs`; and `HTTPs` would mean something else. */
const noPlural = /^\S+S |(?:memory|equipment|technology|tax|language|protocol|current|time)$/;

const abbreviations = (): Phrase[] =>
  doubledAbbreviations().flatMap((name) => {
    const [abbreviation = ''] = name.split(' ');
    const phrase = { match: name, replace: [abbreviation], isCaseSensitive: true, isSafe: true } as const;
    const plural = { ...phrase, match: `${name}s`, replace: [`${abbreviation}s`] };
    return noPlural.test(name) ? [phrase] : [phrase, plural];
  });

const sameAbbreviations = () =>
  phraseLines(`
  ! atm machine = ATM
  ! atm machines = ATMs
  ! my pin number = my PIN
  ! your pin number = your PIN
  ! hiv virus = HIV
  please RSVP, RSVP please = RSVP | please reply ; case
`);

export const redundantAbbreviations = (): Phrase[] => [...abbreviations(), ...sameAbbreviations()];
