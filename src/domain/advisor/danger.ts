import type { Language } from '../language.ts';

// Recommending a product to a person who may harm themselves would be worse than saying nothing. So these patterns also
// match a few harmless sentences. Phrases that are usually meant figuratively ("end my contract") are left out.

const englishSigns = [
  String.raw`suicid|unalive|self[- ]?harm|overdos(?:e|ing) on`,
  String.raw`\bkill myself|\bkilling myself(?! (?:to|work|try|for|with|over|at|laugh))`,
  String.raw`(?:want|wanna|wanted|urge|going|like|think\w*|thought|thoughts|plan\w*|about|might|could|will|just)(?: \w+)? (?:harm|hurt|cut|hang|shoot|drown|poison)(?:ting|ing|ning)? myself`,
  String.raw`\b(?:end|ending|take|taking) (?:my(?: own)? life|it all\b(?!-))`,
  String.raw`put an end to (?:my(?: own)? life|it all|myself)`,
  String.raw`(?:want|wanna|wish|hope|rather|ready|like|prefer)(?: (?:i could|i|to|just|would))* (?:die|be dead|(?:not|never) wake up|stop (?:living|existing))\b(?! (?:of|for|from|laughing))`,
  String.raw`wish i (?:was|were|had) (?:dead|never (?:been )?born|not alive)`,
  String.raw`(?:don't|do not|no longer|not|didn't) (?:want|wish) to (?:be alive|exist|wake up|be here any ?more|live(?: any ?(?:more|longer)|(?=\s*(?:[.,;!?]|$))))`,
  String.raw`(?:no|any|a) (?:reason|point|will|desire) (?:to|in|of) (?:keep |go on |carry on )?(?:live|living|be alive|being alive)\b(?! (?:in|at|near|with|on))`,
  String.raw`nothing (?:left )?to live for|can(?:'t|not) go on living|life (?:is not|isn't|is no longer|is hardly) worth (?:it|living)`,
  String.raw`(?:better off|happier|easier) (?:dead|without me\b|if i (?:was|were) (?:dead|gone))`,
  String.raw`jump(?:ing)? (?:off|from|in front of|under) (?:a|the|of a) (?:bridge|roof|building|balcony|train|window)`,
  String.raw`thoughts? of (?:dying|death|ending (?:it|things|my))`,
];

const frenchSigns = [
  String.raw`suicid|auto-?mutil|scarifi|idées? noires`,
  String.raw`me (?:tuer|flinguer|buter)\b(?! (?:à la (?:tâche|besogne)|au (?:travail|boulot|taf)|à petit feu|de rire|à (?:bosser|travailler|faire|répéter|expliquer)))`,
  String.raw`me (?:pendre|noyer|faire du mal|foutre en l'air|mutiler|supprimer(?! (?:de|du|des|mon|ma|mes|le|la|les|l')))|m'ouvrir les veines|m'immoler`,
  String.raw`(?:me jeter|sauter) (?:par la fenêtre|sous (?:un|le|une)|d(?:u|'un) (?:pont|toit|balcon|train|étage))`,
  String.raw`(?:mettre fin à|finir avec|m'enlever|m'ôter) (?:mes jours|ma vie|la vie|mon existence|l'existence|tout(?=\s*(?:[.,;!?]|$)))`,
  String.raw`(?:pens\w*|song\w*|env(?:ie|ies)|veu[xt]|voulais|voudrais|vais|idées?|besoin|aimerais|préfère\w*|temps)[^.!?]{0,20}\ben finir\b(?! (?:avec|d'ici|au plus|une fois|vite|rapidement|cette|ce|la|le|les|l'))`,
  String.raw`(?:envie (?:de|d')|veux|voulais|voudrais|aimerais|préfère\w*|mieux)\s?(?:mourir|crever|être morte?|disparaître)\b(?! (?:de |d')?(?:rire|ennui|honte|faim|soif|chaud|froid|des réseaux|du radar))`,
  String.raw`(?:ne|n') ?(?:veux|voudrais|voulais|ai|aurais|souhaite|peux|supporte)? ?plus (?:envie de |la force de |aucune envie de |l'envie de |de )?(?:vivre(?=\s*(?:[.,;!?]|$| (?:et|ainsi|du tout))|comme ça)|exister|être là\b|me réveiller)`,
  String.raw`(?:plus|aucune|pas) (?:d'|de |l')?(?:envie|raisons?|goût|force) (?:de|à) (?:vivre(?! (?:à|en|dans|avec|chez|ici|là))|la vie)`,
  String.raw`(?:ne|n') ?(?:vaut|vaux) (?:plus|pas) (?:la peine|le coup) (?:d'être vécue|de vivre)|la vie ne vaut (?:plus|pas) (?:la peine|le coup|rien)`,
  String.raw`(?:iraient|irait|serai[ts]|seraient) mieux (?:sans moi|morte?s?)|si je (?:n'étais|n'existais) (?:plus|pas)(?: là)?|ne pas être née?`,
  String.raw`avaler (?:tous )?(?:mes|des|tous les) (?:cachets|médicaments|comprimés|pilules)`,
];

const signs = new RegExp([...englishSigns, ...frenchSigns].join('|'), 'iu');

/** Whether the question contains signs that a person may harm themselves, in either language. */
export const mentionsDanger = (prompt: string): boolean =>
  signs.test(prompt.replaceAll('’', "'").replaceAll(/\s+/gu, ' '));

/**
 * The answer in that case: 1 to 200 characters. The numbers are those of public help lines, which answer day and night,
 * for free.
 */
export const wordsInDanger: Readonly<Record<Language, string>> = {
  en: 'Is somebody with you? You can talk to somebody right now: 988 (US, Canada), 116 123 (UK, Ireland). If you are in danger, call 911, 999 or 112; elsewhere, your emergency number.',
  fr: 'Y a-t-il quelqu’un auprès de vous ? On vous écoute jour et nuit au 3114 (France, gratuit) ; en danger immédiat, appelez le 15 ou le 112. Ailleurs, le numéro d’urgence de votre pays.',
};
