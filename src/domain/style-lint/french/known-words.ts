const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that may be repeated: `nous nous levons`, `vous vous levez`, `se faire faire`, `son son`. */
export const allowedTwice =
  words(`nous vous en faire laisser son ton bien très si non oui là ah ha hé hi ho hop oh bla bip
  blabla chut cui glou tam tic tac toc toi moi vite tout toujours jamais encore merci pardon allez allons hein hue ouf pan
  paf bravo adieu doucement petit tant trop plus beaucoup longtemps loin mille etc sous bon bonne lui eux fou folle joli
  jolie rien peu presque pouvoir savoir être avoir dire couvent portions avions
  a b c d e f g h i j k l m n o p q r s t u v w x z`);

/** `la façade est est en pierre` */
export const towardsTheEast =
  words(`façade façades côté aile rive zone banlieue partie entrée sortie région gare quartier quai bloc mur tour versant
  pignon secteur vent corridor autoroute rocade frontière fenêtre galerie tribune chapelle portail angle bord flanc`);

/** `à la à la`, `nous avons nous avons` */
export const pairEnds = words(
  `la le les un une des été est a ont avons avez sont sera était se ne que qui ce cette son sa ses leur notre votre`,
);

/** Abbreviations that readers of French need not be told. */
export const knownAbbreviations =
  words(`ue onu otan sncf ratp tva pdf html css url http https usa pib sms gps cd dvd tv pdg
  cv adn arn sida vih ok pc usb iban rib faq pme sarl sa sas edf gdf cnrs insee bd qcm rtt cdi cdd smic hlm irm ogm ong ia
  jo tgv rer unesco unicef nasa fbi cia isbn svp rdv nb ps ht ttc kg km cm mm ml bac ens ena hec iut bts cap bep crous
  caf cpam urssaf rgpd cnil sos qr ip id wi-fi wifi gmt utc oms fmi bce cee urss rda rfa uk us eu ovni vtt vip vpc dj
  dr mlle mme mm me st ste crs gign samu smur sdf spa tnt xml json api sql csv png jpeg mp3 hd`);
