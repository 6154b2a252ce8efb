import type { Trade } from '#domain/situation-map/intake/trade.ts';
import type { Language } from '#domain/language.ts';

/** Titles as people write them, one per line. */
export const titles: Readonly<Record<Language, Readonly<Record<Trade, string>>>> = {
  en: {
    teaching: `
      Biology teacher
      Primary school teacher
      Deputy headteacher
      Lecturer in history
      Special needs teacher
      Teaching assistant
      Head of teaching
      Nursing teacher`,
    nursing: `
      Nurse
      Staff nurse, intensive care
      Nurse manager
      Registered Nurse (night shift)
      Midwife
      Ward manager
      Healthcare assistant
      Director of nursing`,
    medicine: `
      Doctor
      General practitioner
      GP
      Consultant surgeon in training
      Junior doctor in A&E
      Paediatrician
      Psychiatrist
      Head of anaesthesia, senior anaesthetist`,
    care_and_counselling: `
      Social worker
      Care assistant in a nursing home
      Psychologist
      School counsellor
      Youth worker
      Physiotherapist
      Support worker, supported living
      Family mediator`,
    software: `
      Software engineer
      Senior backend developer
      Full-stack developer
      Programmer
      DevOps engineer
      Head of software development
      Data engineer
      QA engineer`,
    engineering: `
      Mechanical engineer
      Civil engineer
      Design engineer
      Engineer
      Senior process engineer
      Electronics engineer
      CAD technician
      Project engineer, rail`,
    building_trades: `
      Electrician
      Electrician with a business of my own
      Self-employed plumber
      Master carpenter
      Roofer
      Site foreman
      Painter and decorator
      Heating engineer`,
    production: `
      Plant manager
      Production manager
      CNC machinist
      Shift supervisor
      Machine operator
      Welder
      Maintenance technician
      Head of production`,
    logistics: `
      Warehouse worker
      Lorry driver
      Delivery driver
      Supply chain manager
      Freight forwarder
      Head of logistics
      Forklift operator
      Dispatcher`,
    farming_and_gardening: `
      Farmer
      Gardener
      Landscape gardener
      Winegrower
      Forester
      Farm manager
      Beekeeper
      Dairy farmer`,
    kitchen_and_hospitality: `
      Chef
      Sous-chef
      Cook in a canteen
      Waitress
      Hotel manager
      Barista
      Head chef
      Baker`,
    retail: `
      Shop assistant
      Store manager
      Cashier
      Bookseller
      Sales assistant
      Assistant store manager
      Florist
      Retail manager`,
    sales: `
      Sales engineer
      Sales manager
      Head of sales
      Key account manager
      Business development manager
      Estate agent
      Sales representative, medical devices
      Account executive`,
    customer_service: `
      Team lead, customer support
      Customer service adviser
      Call centre agent
      Customer success manager
      Head of customer care
      Contact center supervisor
      Technical support agent
      Complaints handler`,
    office_administration: `
      Records clerk
      Secretary
      Medical secretary
      Office manager
      Receptionist
      Executive assistant to the CEO
      Administrative officer
      Data entry clerk`,
    finance: `
      Accountant
      Accountant at a software company
      Financial adviser for small firms
      Auditor
      Financial controller
      Bookkeeper
      Tax adviser
      Head of finance
      Accounts payable clerk`,
    human_resources: `
      HR manager
      HR business partner
      Recruiter
      Head of HR
      Talent acquisition specialist
      Recruitment consultant
      Human resources director
      Payroll officer`,
    law: `
      Lawyer
      Solicitor
      Paralegal
      Legal counsel
      Head of legal
      Barrister
      Patent attorney
      Notary`,
    marketing: `
      Marketing manager
      Brand manager
      Social media manager
      Head of marketing
      Communications officer
      SEO specialist
      Product marketing manager
      Marketing consultant`,
    design: `
      Graphic designer
      UX designer
      Product designer
      Art director
      Interior designer
      Illustrator
      Head of design
      Marketing designer`,
    writing_and_media: `
      Journalist
      Editor
      Translator
      Technical writer
      Copywriter
      Radio producer
      Editor-in-chief
      Freelance writer`,
    research: `
      Research scientist
      PhD student
      Postdoc in physics
      Laboratory technician
      Biologist
      Head of research
      Economist
      Research assistant`,
    consulting: `
      Management consultant
      Improvement consultant
      IT consultant
      Strategy consultant
      Senior consultant
      Consultant
      Lean consultant
      Change consultant`,
    project_management: `
      Project manager
      IT project manager
      Construction project manager
      Programme manager
      PMO lead
      Project coordinator
      Event manager
      Project lead, new hospital`,
  },
  fr: {
    teaching: `
      Professeure de biologie
      Enseignement de la biologie
      Enseignant·e en primaire
      Professeur des écoles
      Institutrice
      Formatrice pour adultes
      Directrice d’école
      Proviseur adjoint`,
    nursing: `
      Infirmière
      Infirmier en réanimation
      Infirmier(ère) de nuit
      Aide-soignante
      Sage-femme
      Cadre de santé
      Puéricultrice
      Infirmière coordinatrice en EHPAD`,
    medicine: `
      Médecin généraliste
      Médecin urgentiste
      Chirurgienne
      Pédiatre
      Psychiatre
      Interne en médecine
      Anesthésiste
      Cheffe de clinique`,
    care_and_counselling: `
      Assistante sociale
      Éducatrice spécialisée
      Psychologue
      Kinésithérapeute
      Orthophoniste
      Auxiliaire de vie
      Assistante maternelle
      Conseiller en insertion professionnelle`,
    software: `
      Développeur web
      Développeuse full stack
      Ingénieure logiciel
      Ingénieur DevOps
      Informaticien
      Analyste programmeur
      Ingénieure informatique
      Lead dev`,
    engineering: `
      Ingénieur
      Ingénieure mécanique
      Ingénieur en génie civil
      Ingénieur qualité
      Dessinatrice industrielle
      Ingénieur méthodes
      Technicien bureau d’études
      Responsable ingénierie`,
    building_trades: `
      Électricienne à mon compte
      Plombier chauffagiste
      Menuisier
      Charpentier
      Maçon
      Couvreur
      Chef de chantier
      Conductrice de travaux`,
    production: `
      Responsable d’usine
      Directrice d’usine
      Opératrice de production
      Conducteur de ligne
      Chef d’atelier
      Soudeur
      Technicienne de maintenance
      Responsable de production`,
    logistics: `
      Magasinier
      Cariste
      Préparatrice de commandes
      Chauffeur routier
      Chauffeur-livreur
      Responsable logistique
      Facteur
      Responsable supply chain`,
    farming_and_gardening: `
      Agriculteur
      Agricultrice bio
      Jardinier paysagiste
      Maraîchère
      Viticulteur
      Éleveur de chèvres
      Ouvrière agricole
      Apicultrice`,
    kitchen_and_hospitality: `
      Cuisinier
      Cheffe de cuisine
      Chef de partie
      Serveuse
      Boulangère
      Directeur d’hôtel
      Pâtissier
      Gérante de restaurant`,
    retail: `
      Vendeuse en magasin
      Caissière
      Responsable de magasin
      Chef de rayon
      Libraire
      Vendeur
      Gérant de boutique
      Hôtesse de caisse`,
    sales: `
      Commercial
      Technico-commerciale
      Ingénieur commercial
      Directrice commerciale
      Responsable des ventes
      Agent immobilier
      Attaché commercial
      Chargée d’affaires`,
    customer_service: `
      Responsable d’équipe, service client
      Conseillère clientèle
      Téléconseiller
      Responsable relation client
      Chargée de clientèle
      Superviseur de centre d’appels
      Technicien support client
      Gestionnaire de sinistres`,
    office_administration: `
      Archiviste administratif
      Secrétaire médicale
      Assistante de direction
      Assistant administratif
      Agente d’accueil
      Employée de bureau
      Gestionnaire administratif
      Secrétaire de mairie`,
    finance: `
      Comptable
      Conseil financier pour petites entreprises
      Expert-comptable
      Contrôleuse de gestion
      Directeur financier
      Auditrice interne
      Responsable administratif et financier
      Trésorière`,
    human_resources: `
      Responsable RH
      DRH
      Chargée de recrutement
      Gestionnaire de paie
      Assistante RH
      Directrice des ressources humaines
      Responsable de la formation
      Recruteur`,
    law: `
      Avocate
      Juriste d’entreprise
      Notaire
      Clerc de notaire
      Directrice juridique
      Magistrate
      Huissier de justice
      Avocat d’affaires`,
    marketing: `
      Responsable marketing
      Chargée de communication
      Chef de produit
      Directrice de la communication
      Chef de projet marketing
      Community manager
      Attachée de presse
      Responsable réseaux sociaux`,
    design: `
      Graphiste
      Directrice artistique
      UX designer
      Designer produit
      Illustratrice
      Architecte d’intérieur
      Webdesigner
      Maquettiste`,
    writing_and_media: `
      Journaliste
      Rédactrice web
      Traducteur
      Rédactrice en chef
      Concepteur-rédacteur
      Correctrice
      Scénariste
      Secrétaire de rédaction`,
    research: `
      Chercheuse
      Doctorant en biologie
      Ingénieure de recherche
      Technicien de laboratoire
      Directrice de recherche
      Biologiste
      Chargé de recherche
      Post-doctorante`,
    consulting: `
      Consultant en stratégie
      Conseil en amélioration continue
      Consultante en organisation
      Consultante
      Consultant senior
      Consultante en conduite du changement
      Consultant SAP
      Consultant indépendant`,
    project_management: `
      Chef de projet
      Cheffe de projet informatique
      Directrice de projets
      Chargée de projet culturel
      Coordinatrice de projet
      Responsable de projet
      Chef de projet événementiel
      Assistant chef de projet`,
  },
};

/** Titles that name no trade or several, or that only look like one. */
export const lookAlikes: Readonly<Record<Language, string>> = {
  en: `
    Manager
    Team lead
    Head of visitor services
    Programme of my own
    Product manager
    Sales and marketing manager
    Head of marketing and sales
    Head of engineering
    Customer service engineer
    Law enforcement officer
    Nursing home director
    Train conductor
    Orchestra conductor
    Sound designer
    Property developer
    Press secretary
    Secretary of state
    Air traffic controller
    Travel agent
    Landscape architect
    Taxi driver
    Data warehouse specialist
    Professor of economics
    Nurse and accountant
    Boat builder
    Musician
    Police officer
    Flight attendant
    Hairdresser
    Actor
    Chief of staff
    Engineering manager
    Production designer
    Yoga teacher
    Pilot
    Butlery
    Cookie tester
    Doctoral
    Veterinary nurse
    HR and finance lead`,
  fr: `
    Responsable
    Chef d’équipe
    Cheffe de service
    Chef de cabinet
    Responsable de l’accueil des publics
    Coordination de la programmation d’un centre culturel
    Ingénieur du son
    Ingénieur agronome
    Facteur de pianos
    Secrétaire général
    Secrétaire d’État
    Directeur commercial et marketing
    Responsable ventes et marketing
    Restauratrice de tableaux
    Chirurgien-dentiste
    Architecte
    Chauffeur de taxi
    Conducteur de train
    Éducateur canin
    Contrôleur aérien
    Représentant du personnel
    Enseignante-chercheuse
    Professeur d’université
    Infirmière et comptable
    Assistante dentaire
    Maître-nageur
    Assistant parlementaire
    Chargée de mission
    Directeur général
    Musicien
    Coiffeuse
    Pharmacienne
    Policier
    Animatrice radio
    Plongeur
    Avocatier
    Étudiante en droit
    À la recherche d’un emploi
    Assistant
    Data analyst`,
};

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
