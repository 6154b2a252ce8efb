import type { JSX } from 'preact';
import { dimensionName } from '../../../../presentation/report/dimension-names.ts';
import type { SituationMap } from '../../api/api-types.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { fill } from '../../language/fill.ts';
import { day, signed } from '../../language/format.ts';
import type { Texts } from './map-texts.ts';
import { OwnMaps } from './own-maps.tsx';

type Profile = Extract<SituationMap, { readonly status: 'complete' }>['profile'];

interface Props {
  readonly texts: Texts;
  readonly map: Extract<SituationMap, { readonly status: 'complete' }>;
}

/** What a finished map says in short, and the ways to all of it. */
export function CompleteMap({ texts: { map: texts, own }, map }: Props): JSX.Element {
  const { language } = useFrame();
  const { map_id: id, report_url: report, completed_at: completedAt, profile } = map;
  return (
    <>
      <p class="soft">{day(completedAt, language)}</p>
      <Opening texts={texts} profile={profile} />
      {profile.suggests_health_advice && <p class="notice caution">{texts.health}</p>}
      <p class="actions">
        <a class="button" href={report}>
          {texts.report}
        </a>
        <a class="button quiet" href={`/map/${id}/pdf`} download>
          {texts.pdf}
        </a>
      </p>
      <p class="hint">{texts.link}</p>
      <Figures texts={texts.figures} profile={profile} />
      <Standouts texts={texts.lists} profile={profile} />
      <p>{texts.confidence[profile.data_quality.confidence]}</p>
      <h2>{own.others}</h2>
      <OwnMaps texts={own} shown={id} />
    </>
  );
}

/** The letter, and what was found; of a map made before reports had findings, its headline. */
function Opening({
  texts,
  profile,
}: {
  readonly texts: Texts['map'];
  readonly profile: Profile;
}): JSX.Element {
  const { sections } = profile.narrative;
  if ('headline' in sections)
    return (
      <p class="headline" lang={profile.locale}>
        {sections.headline}
      </p>
    );
  return (
    <>
      <div class="letter" lang={profile.locale}>
        {sections.letter.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2>{texts.findings}</h2>
      <ul lang={profile.locale}>
        {sections.findings.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}

interface PartProps<Name extends keyof Texts['map']> {
  readonly texts: Texts['map'][Name];
  readonly profile: Profile;
}

/** The two numbers of a map, each with what it means. */
function Figures({ texts, profile: { headline, alignment } }: PartProps<'figures'>): JSX.Element {
  const { alignment_band: band, energy_balance: balance } = headline;
  const figures = [
    { ...texts.alignment, value: headline.alignment, note: band && texts.bands[band] },
    { ...texts.balance, value: balance === null ? null : signed(balance), note: '' },
  ];
  return (
    <dl class="figures">
      {figures.map(({ name, text, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value ?? '–'}</strong> {note}
            <p class="soft">
              {value === null ? texts.unknown : fill(text, { median: alignment.random_role_median })}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What to keep, to open up and to relieve. */
function Standouts({ texts, profile }: PartProps<'lists'>): JSX.Element {
  const { language } = useFrame();
  const lists = [
    { kind: 'keep', standouts: profile.top_assets },
    { kind: 'open', standouts: profile.top_levers },
    { kind: 'relieve', standouts: profile.top_risks },
  ] as const;
  return (
    <div class="standouts">
      {lists.map(({ kind, standouts }) => (
        <section key={kind} class={kind}>
          <h2>{texts[kind].name}</h2>
          <p class="hint">{texts[kind].text}</p>
          {standouts.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul>
              {standouts.map(({ nature }) => (
                <li key={nature}>{dimensionName(nature, language)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
