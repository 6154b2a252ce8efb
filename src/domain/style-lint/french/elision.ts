import type { ElisionCheck } from '../model/rule.ts';
import { typeset } from './typeset.ts';

const elided = {
  de: "d'",
  je: "j'",
  la: "l'",
  le: "l'",
  me: "m'",
  ne: "n'",
  que: "qu'",
  se: "s'",
  te: "t'",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
};

/** Words with an aspirated h, and words with a first vowel that behave in the same way. */
export const keptBeforeH =
  `ha-ha habler hai haï hâ hérau hormis humer hinterland holà holster hover http html hdmi hutu hach
  hack haddock hagard haka halage halal halbran hale hall halo halte halva hamac hamburger hameau
  hammam hampe hamster hanap hanche hand hangar hanneton hanse hant happ haquenée haquet hara harcel
  harcèl hard harem hareng hargn haricot harissa harnach harnai haro harp hasard hasch hase hash
  hauban haubert hauss haut havane havr hayon heaume hein hélas héler hen hère hériss hern héron héros
  herse hertz hêtre heurt hiatus hibou hic hideu hiérarch hiérogly hi-fi high hile hindi hip-hop
  hippie hippy hiss hit hobb hober hoch hockey hold hollan homard home hongr honni hont hooligan
  hoquet hord hors hot-dog hotte hou hublot huche huée huer huguenot huit hul hune huns hupp hure hurl
  huron hurricane husky hussard hutt hyène hot-line onz oui ouat uhlan ulul one-man iota ier ii ive ix
  euh almeid abreu alencar andrade araujo araújo azeved oliveir`.split(/\s+/);

export const keptWordsBeforeVowels = `
  ou, et, ah, eh, oh, huis, hype, hub, hue, hop, hum
  le un, la une, de un, le alors, la alors, le y, la y, le à, la à, le au, la au, la aux, la en, le o.k
  de auditu, de iure, de anima, de amicitia, de oratore, de amore, de officiis, de aeternitate
`
  .split(/[,\n]/)
  .map((words) => words.trim())
  .filter((words) => words !== '');

export const elision = (): ElisionCheck => ({
  kind: 'elision',
  message: typeset('Devant une voyelle ou un h muet : « {replacement} ».'),
  elided,
  kept: keptBeforeH,
  keptWords: keptWordsBeforeVowels,
});
