import type { TitleLexicon } from './title-words.ts';

export const french: TitleLexicon = {
  occupations: {
    teaching: `
      enseignement,
      professeur*, prof, enseignant*, instituteur*, institutrice*, maitre d ecole, maitresse d ecole, maitre de
      conferences, maitresse de conferences, formateur*, formatrice*, directeur d ecole, directrice d ecole,
      proviseur*, principale de college, educateur de jeunes enfants, educatrice de jeunes enfants, atsem,
      assistant d education, assistante d education, aesh, conseiller pedagogique, conseillere pedagogique,
      professeur des ecoles, professeure des ecoles`,
    nursing: `
      infirmier*, infirmiere*, aide soignant*, sage femme, sages femmes, cadre de sante, puericulteur*,
      puericultrice*, auxiliaire de puericulture, cadre infirmier*, soignant*, maieuticien*, cadre de soins`,
    medicine: `
      medecin*, docteur en medecine, chirurgien*, psychiatre*, pediatre*, radiologue*, anesthesiste*,
      cardiologue*, gynecologue*, interne en medecine, interne des hopitaux, oncologue*, dermatologue*,
      neurologue*, urgentiste*, praticien hospitalier, praticienne hospitaliere, chef de clinique, cheffe de
      clinique, ophtalmologue*, rhumatologue*, geriatre*`,
    care_and_counselling: `
      assistant social, assistante sociale, assistants sociaux, assistant de service social, assistante de service
      social, travailleur social, travailleuse sociale, educateur specialise, educatrice specialisee,
      psychologue*, psychotherapeute*, kinesitherapeute*, masseur kinesitherapeute*, ergotherapeute*,
      orthophoniste*, auxiliaire de vie, aide a domicile, assistant maternel, assistante maternelle, moniteur
      educateur, monitrice educatrice, conseiller conjugal*, conseillere conjugale, mediateur familial, mediatrice
      familiale, accompagnant educatif, accompagnante educative, coach de vie, conseiller d orientation,
      conseillere d orientation, conseiller en insertion*, conseillere en insertion*, educateur, educatrice, aide
      familial*, psychomotricien*, assistant familial, assistante familiale, animateur social, animatrice sociale`,
    software: `
      developpeur*, developpeuse*, programmeur*, programmeuse*, ingenieur logiciel*, ingenieure logiciel*,
      ingenieur informatique, ingenieure informatique, ingenieur en informatique, ingenieure en informatique,
      informaticien*, architecte logiciel*, ingenieur devops, ingenieure devops, ingenieur data, ingenieure data,
      ingenieur de donnees, ingenieure de donnees, testeur logiciel, testeuse logiciel, analyste programmeur*,
      analyste programmeuse*, ingenieur cloud, ingenieure cloud, ingenieur etudes et developpement, ingenieure
      etudes et developpement, concepteur developpeur, conceptrice developpeuse, ingenieur machine learning, lead
      dev, dev web, ingenieur backend, ingenieur qa, tech lead, lead tech`,
    engineering: `
      ingenieur mecanique, ingenieur mecanicien, ingenieure mecanique, ingenieur electricien, ingenieur genie
      civil, ingenieur en genie civil, ingenieure en genie civil, ingenieur structure*, ingenieur procedes,
      ingenieure procedes, ingenieur qualite, ingenieure qualite, ingenieur bureau d etudes, ingenieur d etudes,
      ingenieure d etudes, dessinateur industriel, dessinatrice industrielle, dessinateur projeteur, dessinatrice
      projeteuse, projeteur*, projeteuse*, technicien bureau d etudes, technicienne bureau d etudes, technicien de
      bureau d etudes, ingenieur calcul*, ingenieur conception, ingenieure conception, ingenieur methodes,
      ingenieure methodes, ingenieur electronique, ingenieur automaticien, automaticien*, ingenieur chimiste,
      ingenieur aeronautique, ingenieur en aeronautique, ingenieur environnement, ingenieur essais, ingenieur
      materiaux, ingenieur industriel, ingenieur energie, ingenieur travaux, ingenieure travaux`,
    building_trades: `
      electricien*, plombier*, plombiere*, chauffagiste*, menuisier*, charpentier*, macon, macons, maconne,
      couvreur*, couvreuse*, carreleur*, carreleuse*, platrier*, plaquiste*, peintre en batiment, artisan du
      batiment, ouvrier du batiment, chef de chantier, cheffe de chantier, conducteur de travaux, conductrice de
      travaux, ebeniste*, serrurier*, vitrier*, tailleur de pierre, tailleuse de pierre, frigoriste*, facadier*,
      terrassier*, grutier*, grutiere*, artisan peintre, zingueur*, installateur sanitaire, installateur de
      panneaux solaires, poseur de cuisines, ouvrier btp, chef d equipe btp, artisan electricien, peintre
      decorateur`,
    production: `
      responsable d usine, directeur d usine, directrice d usine, responsable de production, responsable
      production, chef de production, cheffe de production, operateur de production, operatrice de production,
      ouvrier de production, ouvriere de production, agent de production, agente de production, conducteur de
      ligne, conductrice de ligne, chef d atelier, cheffe d atelier, responsable d atelier, usineur*, tourneur
      fraiseur, fraiseur*, soudeur*, soudeuse*, technicien de maintenance, technicienne de maintenance, agent de
      fabrication, responsable de fabrication, ouvrier d usine, ouvriere d usine, regleur*, chaudronnier*,
      monteur, monteuse, assembleur*, controleur qualite, controleuse qualite, ouvrier qualifie, operateur sur
      machine, ouvrier specialise, chef d equipe production, chef d equipe de production, mecanicien industriel,
      responsable de site industriel, directeur de site industriel, conducteur de machines, outilleur*, technicien
      de production, mecanicien de maintenance, agent de maintenance industrielle`,
    logistics: `
      magasinier*, cariste*, preparateur de commandes, preparatrice de commandes, chauffeur routier, chauffeuse
      routiere, conducteur routier, conductrice routiere, chauffeur livreur, livreur*, livreuse*, coursier*,
      facteur, factrice, logisticien*, responsable logistique, responsable d entrepot, chef de quai, cheffe de
      quai, agent logistique, agente logistique, affreteur*, affreteuse*, transitaire*, gestionnaire de stock*,
      approvisionneur*, approvisionneuse*, responsable supply chain, agent de quai, manutentionnaire*, chauffeur
      poids lourd, responsable d exploitation transport, exploitant transport, agent de transit, declarant en
      douane, technicien logistique, coordinateur logistique, coordinatrice logistique, chef d entrepot, directeur
      logistique, directrice logistique, assistant logistique, assistante logistique`,
    farming_and_gardening: `
      agriculteur*, agricultrice*, jardinier*, maraicher*, maraichere*, paysagiste*, jardinier paysagiste,
      viticulteur*, viticultrice*, vigneron*, horticulteur*, horticultrice*, ouvrier agricole, ouvriere agricole,
      exploitant agricole, exploitante agricole, eleveur*, eleveuse*, apiculteur*, apicultrice*, arboriculteur*,
      arboricultrice*, pepinieriste*, garde forestier, technicien forestier, bucheron*, elagueur*, elagueuse*,
      agent des espaces verts, agente des espaces verts, chef de culture, paysan*, cerealier*, ouvrier paysagiste,
      salarie agricole, salariee agricole, forestier, forestiere`,
    kitchen_and_hospitality: `
      cuisinier*, chef de cuisine, cheffe de cuisine, chef cuisinier, cheffe cuisiniere, chef de partie, cheffe de
      partie, second de cuisine, seconde de cuisine, commis de cuisine, patissier*, boulanger*, boulangere*,
      serveur, serveurs, serveuse*, chef de rang, cheffe de rang, maitre d hotel, barman, barmaid, barista,
      receptionniste d hotel, receptionniste en hotel, receptionniste hotel, responsable de restaurant, directeur
      de restaurant, directrice de restaurant, gerant de restaurant, gerante de restaurant, hotelier*, hoteliere*,
      directeur d hotel, directrice d hotel, restaurateur, restauratrice, traiteur*, sommelier*, gouvernante d
      hotel, employe de restauration, aide cuisinier, aide de cuisine, pizzaiolo, aubergiste*, responsable de
      salle, cuisinier en collectivite, receptionniste de nuit, gerant de cafe, patron de cafe, employe polyvalent
      de restauration`,
    retail: `
      vendeur en magasin, vendeuse en magasin, vendeur, vendeurs, vendeuse, vendeuses, caissier*, caissiere*, hote
      de caisse, hotesse de caisse, responsable de magasin, directeur de magasin, directrice de magasin, chef de
      rayon, cheffe de rayon, employe de libre service, employee de libre service, employe de commerce, libraire*,
      commercant*, gerant de magasin, gerante de magasin, gerant de boutique, gerante de boutique, responsable de
      boutique, fleuriste*, conseiller de vente, conseillere de vente, vendeur conseil, vendeuse conseil, manager
      de rayon, responsable de rayon, epicier*, boucher, bouchere, poissonnier*, caviste*, adjoint de magasin,
      adjointe de magasin, responsable adjoint de magasin, merchandiser*, marchandiseur*, fromager, fromagere,
      employe de rayon, vendeuse en boulangerie`,
    sales: `
      commercial, commerciale, commerciaux, technico commercial*, technico commerciale, attache commercial,
      attachee commerciale, ingenieur commercial, ingenieure commerciale, ingenieur d affaires, ingenieure d
      affaires, charge d affaires, chargee d affaires, directeur commercial, directrice commerciale, responsable
      commercial, responsable commerciale, responsable des ventes, responsable de comptes, agent immobilier,
      agente immobiliere, agent commercial, agente commerciale, agent d assurances, agent general d assurance,
      courtier*, courtiere*, representant*, delegue medical, deleguee medicale, visiteur medical, visiteuse
      medicale, chef des ventes, cheffe des ventes, conseiller commercial, conseillere commerciale, vrp,
      negociateur immobilier, negociatrice immobiliere, responsable grands comptes, delegue commercial, deleguee
      commerciale, chef de secteur, cheffe de secteur, conseiller immobilier, conseillere immobiliere, business
      developer*, responsable export, teleprospecteur*, teleprospectrice*, vendeur automobile, commercial terrain,
      commerciale terrain`,
    customer_service: `
      service client, service clients, service clientele, relation client, relation clients, relation clientele,
      relations clients, conseiller clientele, conseillere clientele, charge de clientele, chargee de clientele,
      teleconseiller*, teleconseillere*, teleoperateur*, teleoperatrice*, charge de relation client, support
      client, centre d appels, centre d appel, sav, service apres vente, gestionnaire de sinistres, gestionnaire
      sinistres, conseiller client, conseillere client, experience client, gestionnaire de reclamations, centre de
      contact, superviseur de plateau, assistance telephonique`,
    office_administration: `
      secretaire, secretaires, secretaire medicale, secretaire de direction, secretaire juridique, secretaire
      comptable, assistant administratif, assistante administrative, assistant de direction, assistante de
      direction, agent administratif, agente administrative, employe administratif, employee administrative,
      employe de bureau, employee de bureau, gestionnaire administratif, gestionnaire administrative, responsable
      administratif, responsable administrative, archiviste*, standardiste*, receptionniste*, hote d accueil,
      hotesse d accueil, agent d accueil, agente d accueil, office manager*, secretaire de mairie, adjoint
      administratif, adjointe administrative, attache administratif, attachee administrative, assistant
      polyvalent, operateur de saisie, operatrice de saisie, redacteur territorial, redactrice territoriale,
      documentaliste*, charge de l administration, chef de bureau, chargee d accueil, charge d accueil`,
    finance: `
      comptabilite, controle de gestion,
      comptable*, expert comptable, experte comptable, chef comptable, cheffe comptable, aide comptable, assistant
      comptable, assistante comptable, controleur de gestion, controleuse de gestion, auditeur*, auditrice*,
      directeur financier, directrice financiere, daf, raf, responsable administratif et financier, responsable
      administrative et financiere, analyste financier, analyste financiere, conseiller financier, conseillere
      financiere, conseil financier, tresorier*, tresoriere*, gestionnaire de patrimoine, conseiller en gestion de
      patrimoine, fiscaliste*, commissaire aux comptes, charge de recouvrement, chargee de recouvrement, analyste
      credit, collaborateur comptable, collaboratrice comptable, gestionnaire comptable, responsable comptable,
      responsable financier, responsable financiere, inspecteur des impots, inspectrice des impots, controleur des
      impots, controleur financier, controleuse financiere`,
    human_resources: `
      responsable rh, directeur rh, directrice rh, drh, rrh, charge de recrutement, chargee de recrutement,
      recruteur*, recruteuse*, gestionnaire rh, assistant rh, assistante rh, charge rh, chargee rh, charge de
      mission rh, ressources humaines, gestionnaire de paie, gestionnaire paie, responsable de la paie,
      responsable paie, consultant en recrutement, consultante en recrutement, consultant rh, consultante rh,
      responsable du recrutement, responsable recrutement, charge de formation rh, responsable formation,
      responsable de la formation, charge de formation, chargee de formation, responsable du personnel, chef du
      personnel, cheffe du personnel, charge de developpement rh, generaliste rh, chasseur de tetes, chasseuse de
      tetes, relations sociales, gestionnaire du personnel`,
    law: `
      avocat, avocate, avocats, avocates, juriste*, notaire*, clerc de notaire, magistrat*, huissier de justice,
      huissiere de justice, commissaire de justice, conseiller juridique, conseillere juridique, assistant
      juridique, assistante juridique, directeur juridique, directrice juridique, responsable juridique,
      procureur*, collaborateur juridique, avocat fiscaliste, avocate fiscaliste, avocat en droit, clerc d
      huissier, juriste d entreprise, avocat d affaires`,
    marketing: `
      responsable marketing, directeur marketing, directrice marketing, charge de marketing, chargee de marketing,
      charge marketing, chargee marketing, chef de produit, cheffe de produit, chef de marque, cheffe de marque,
      assistant marketing, assistante marketing, charge de communication, chargee de communication, responsable
      communication, responsable de la communication, responsable de communication, directeur de la communication,
      directrice de la communication, directeur communication, chef de publicite, cheffe de publicite, responsable
      digital, responsable reseaux sociaux, charge de communication digitale, traffic manager, responsable
      acquisition, attache de presse, attachee de presse, relations presse, charge d etudes marketing, chargee d
      etudes marketing, assistant communication, assistante communication, assistant de communication, assistante
      de communication, publicitaire*, responsable seo, responsable de marque, chef de projet marketing, cheffe de
      projet marketing, chef de projet communication, responsable des relations publiques, chargee des relations
      publiques, charge des relations publiques, consultant marketing, consultante marketing, consultant en
      communication, consultante en communication, consultant seo, community manager`,
    design: `
      graphiste*, designer*, directeur artistique, directrice artistique, infographiste*, illustrateur*,
      illustratrice*, architecte d interieur, webdesigner*, web designer*, designer ux, ux designer, designer
      graphique, designer produit, designer industriel, maquettiste*, concepteur graphique, conceptrice graphique,
      motion designer, dessinateur de presse, createur graphique, designer d interaction, decorateur d interieur,
      decoratrice d interieur`,
    writing_and_media: `
      journaliste*, redacteur, redactrice, redacteurs, redacteur en chef, redactrice en chef, redacteur web,
      redactrice web, concepteur redacteur, conceptrice redactrice, ecrivain*, ecrivaine*, auteur, autrice,
      auteure, traducteur*, traductrice*, interprete de conference, correcteur*, correctrice*, editeur, editrice,
      secretaire de redaction, scenariste*, reporter*, redacteur technique, redactrice technique, presentateur
      radio, presentatrice radio, charge d edition, chargee d edition, monteur video, monteuse video, journaliste
      radio, romancier*, romanciere*, pigiste*, chroniqueur*, chroniqueuse*, responsable editorial, responsable
      editoriale, assistant d edition, assistante d edition, producteur radio, documentariste*`,
    research: `
      chercheur*, chercheuse*, doctorant*, post doctorant*, postdoctorant*, postdoc*, ingenieur de recherche,
      ingenieure de recherche, technicien de laboratoire, technicienne de laboratoire, technicien de recherche,
      directeur de recherche, directrice de recherche, charge de recherche, chargee de recherche, biologiste*,
      chimiste*, physicien*, sociologue*, economiste*, statisticien*, mathematicien*, geologue*, anthropologue*,
      ecologue*, assistant de recherche, assistante de recherche, scientifique*, attache de recherche clinique,
      attachee de recherche clinique, responsable de laboratoire, laborantin*, meteorologue*, linguiste*,
      ingenieur r d, ingenieure r d, ingenieur recherche et developpement, ingenieure recherche et developpement,
      microbiologiste*, biochimiste*, technicien en laboratoire`,
    consulting: `
      consultant en strategie, consultante en strategie, consultant en management, consultante en management,
      consultant en organisation, consultante en organisation, conseil en organisation, conseil en strategie,
      conseil en management, conseil en amelioration continue, conseiller en organisation, conseillere en
      organisation, consultant senior, consultante senior, consultant junior, consultante junior, consultant
      independant, consultante independante, consultant sap, consultant informatique, consultant it, consultant
      fonctionnel, consultante fonctionnelle, consultant en transformation, consultante en transformation,
      consultant en conduite du changement, consultante en conduite du changement, consultant en amelioration
      continue, consultante en amelioration continue, consultant lean, consultante lean, consultant rse,
      consultante rse, manager conseil, associe conseil, consultant en systemes d information, consultante en
      systemes d information, conseil en transformation, conseil aux entreprises, consultant digital, consultante
      digitale`,
    project_management: `
      chef de projet*, cheffe de projet*, chefs de projet*, responsable de projet*, gestionnaire de projet*,
      coordinateur de projet*, coordinatrice de projet*, coordonnateur de projet*, directeur de projet*,
      directrice de projet*, charge de projet*, chargee de projet*, pilote de projet*, chef de programme*, cheffe
      de programme*, assistant chef de projet, assistante chef de projet, gestion de projet*, conduite de projet*,
      chef de projet informatique, cheffe de projet informatique, directeur de programme*, directrice de
      programme*, chef de projet evenementiel, responsable evenementiel, chargee d evenementiel, charge d
      evenementiel, coordinateur de programme*, coordinatrice de programme*, responsable projet, directeur projet,
      directrice projet`,
  },
  fields: {
    engineering: 'ingenieur*, ingenieure*, ingenierie',
    logistics: 'logistique',
    marketing: 'communication',
    sales: 'ventes, avant vente, force de vente',
    finance: 'financier*, financiere*, fiscalite, tresorerie',
    human_resources: 'rh, recrutement, paie',
    law: 'juridique',
    software: 'logiciel*, developpement web, developpement logiciel',
    production: 'fabrication',
    kitchen_and_hospitality: 'restauration, cuisine, hotellerie',
    farming_and_gardening: 'espaces verts, maraichage, agriculture, viticulture',
    research: 'recherche',
    consulting: 'consultant*',
    writing_and_media: 'redaction, journalisme',
  },
  industries: {
    software: 'logiciel*, edition de logiciels, developpement web, developpement logiciel',
    logistics: 'logistique, transport routier, messagerie, livraison*',
    farming_and_gardening: 'agriculture, maraichage, viticulture, horticulture, paysagisme, jardinage',
    kitchen_and_hospitality: 'restauration, hotellerie, hotel*, restaurant*, boulangerie, traiteur',
    retail: 'grande distribution, commerce de detail, supermarche*, librairie, pret a porter',
    finance: 'expertise comptable, audit',
    human_resources: 'recrutement, interim, ressources humaines',
    law: 'cabinet d avocats, notariat, etude notariale',
    marketing: 'publicite, agence de communication, agence de publicite',
    design: 'graphisme, design graphique',
    writing_and_media: 'presse, presse ecrite, journalisme, traduction',
    consulting: 'conseil en management, conseil en strategie, cabinet de conseil, conseil aux entreprises',
  },
  unclear: `
    chef de, chef d, cheffe de, cheffe d, chef des, medecine, enseignant chercheur, enseignante chercheuse,
    enseignant chercheur*, enseignante chercheur*, professeur de yoga, professeur d auto ecole, professeur de
    sport, professeur de danse, professeure de yoga, ingenieur du son, ingenieure du son, ingenieur systeme*,
    ingenieur reseau*, ingenieur pedagogique, ingenieure pedagogique, ingenieur territorial, ingenieur agronome,
    ingenieure agronome, ingenieur agricole, ingenieur financier, ingenieur brevets, ingenieur hospitalier,
    avocatier*, facteur de pianos, facteur d orgues, facteur humain, peintre, peintre d art, restaurateur de
    tableaux, restauratrice de tableaux, restaurateur d art, restauratrice d art, restaurateur de meubles,
    restauration de tableaux, restauration d art, restauration du patrimoine, restauration de meubles, editeur de
    logiciels, directeur general, directrice generale, maitre nageur, maitre chien, maitre d oeuvre, maitre d
    ouvrage, secretaire d etat, secretaire general, secretaire generale, auteur compositeur, autrice compositrice,
    assistant dentaire, assistante dentaire, assistante veterinaire, assistant veterinaire, assistante sociale en
    formation, chirurgien dentiste, chirurgienne dentiste, medecin veterinaire, docteur veterinaire, dentiste*,
    agent de communication, agent de securite, agent de police, agent d artistes, agent de joueurs, agent
    artistique, assistant parlementaire, assistante parlementaire, assistant realisateur, chauffeur de taxi,
    chauffeur de bus, conducteur de bus, conductrice de bus, conducteur de train, conductrice de train, chauffeur
    vtc, pilote de ligne aerienne, commercial et marketing, commerce et marketing, marketing et ventes, ventes et
    marketing, responsable commercial et marketing, directeur commercial et marketing, directrice commerciale et
    marketing, recherche d emploi, en recherche, a la recherche, droits humains, centre commercial, espace
    commercial, auditeur libre, auditrice libre, controleur aerien, controleuse aerienne, controleur de trains,
    controleuse de trains, interprete de musique, coach sportif, coach sportive, educateur sportif, educatrice
    sportive, educateur canin, educatrice canine, etudiant*, etudiante*, designer sonore, designer floral,
    architecte, architectes, architecte paysagiste, paysagiste concepteur, representant du personnel,
    representante du personnel, representant syndical, assistante de vie, assistant, plongeur, directeur de
    production, directrice de production, charge de production, chargee de production, assistant de production,
    assistante de production, femme de menage, developpeur immobilier, developpeur territorial, developpeur
    economique, charge de mission, chargee de mission, analyste de donnees, gerant*, animateur radio, animatrice
    radio, mediateur culturel, mediatrice culturelle, veterinaire*, pharmacien*, eleve avocat, eleve avocate,
    eleve infirmier, eleve infirmiere, ouvrier, ouvriere, formation, assistante,
    brasseur, brasseuse, professeur d universite, professeure d universite, professeur des universites,
    professeure des universites, `,
  general: `
    responsable, chef, cheffe, directeur, directrice, manager, d, de, du, des, la, le, l, un, une, equipe,
    service, adjoint, adjointe, independant, independante, a, mon, ma, compte, gerant, gerante, patron, patronne,
    employe, employee, salarie, salariee, cadre, associe, associee, dirigeant, dirigeante, entreprise,
    entrepreneur, entrepreneuse, superviseur, superviseuse, coordinateur, coordinatrice, conseiller, conseillere,
    expert, experte, charge, chargee, mission, collaborateur, collaboratrice, stagiaire, apprenti, apprentie,
    fondateur, fondatrice, et, en, pole, unite, secteur, agent, agente`,
};
