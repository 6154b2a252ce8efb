import type { JSX } from 'preact';
import type { Texts } from './about-texts.ts';

export function Section({ texts }: { readonly texts: Texts['sections'][number] }): JSX.Element {
  const { id, title, paragraphs, table, list, after, link } = texts;
  return (
    <section>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && <Table texts={table} />}
      {after && <Paragraphs texts={after} />}
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </section>
  );
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }): JSX.Element => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);

type TableTexts = NonNullable<Texts['sections'][number]['table']>;

const Table = ({ texts: { caption, head, rows } }: { readonly texts: TableTexts }): JSX.Element => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
