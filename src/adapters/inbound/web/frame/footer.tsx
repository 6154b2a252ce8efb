import type { JSX } from 'preact';
import { pathTo } from '../paths.ts';
import { useFrame } from './frame-context.ts';

export function Footer(): JSX.Element {
  const { texts } = useFrame();
  return (
    <footer class="footer">
      <p>{texts.footer.limits}</p>
      <ul>
        <li>
          <a href={pathTo('about')}>{texts.footer.about}</a>
        </li>
        <li>
          <a href={`${pathTo('about')}#imprint`}>{texts.footer.imprint}</a>
        </li>
        <li>
          <a href="/docs">{texts.footer.docs}</a>
        </li>
      </ul>
    </footer>
  );
}
