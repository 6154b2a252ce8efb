import type { TitleLexicon } from './title-words.ts';

export const english: TitleLexicon = {
  occupations: {
    teaching: `
      teacher*, teaching assistant*, teaching aide*, schoolteacher*, headteacher*, head teacher*, school
      principal*, headmaster*, headmistress*, lecturer*, nursery teacher*, kindergarten teacher*, preschool
      teacher*, educator*, language trainer*, music teacher*, nursing teacher*, nursing lecturer*, law lecturer*,
      special needs teacher*, learning support assistant*, early childhood educator*`,
    nursing: `
      nurse*, nursing, midwife, midwives, healthcare assistant*, health care assistant*, nursing assistant*, ward
      manager*, ward sister*, health visitor*, matron*, nurse consultant*, nurse practitioner*, nursing home
      manager*`,
    medicine: `
      doctor*, physician*, surgeon*, consultant surgeon*, general practitioner*, gp, paediatrician*, pediatrician*, psychiatrist*,
      radiologist*, anaesthetist*, anesthesiologist*, cardiologist*, gynaecologist*, gynecologist*, oncologist*,
      dermatologist*, neurologist*, junior doctor*, consultant physician*, medical resident*, ophthalmologist*`,
    care_and_counselling: `
      social worker*, care worker*, carer*, caregiver*, care assistant*, support worker*, counsellor*, counselor*,
      psychologist*, psychotherapist*, therapist*, physiotherapist*, occupational therapist*, speech therapist*,
      youth worker*, childminder*, child care worker*, childcare worker*, life coach*, family mediator*, care
      manager*, care home manager*, community worker*, case worker*, caseworker*, career counsellor*, career
      counselor*, school counsellor*, school counselor*, personal care aide*, home help*, residential care
      worker*, career coach*`,
    software: `
      software engineer*, software developer*, software architect*, programmer*, web developer*, developer*, full stack developer*,
      fullstack developer*, frontend developer*, front end developer*, backend developer*, back end developer*,
      backend engineer*, frontend engineer*, front end engineer*, back end engineer*, full stack engineer*, devops
      engineer*, devops, site reliability engineer*, data engineer*, machine learning engineer*, ml engineer*, qa
      engineer*, cloud engineer*, cloud architect*, it engineer*, security engineer*, mobile developer*, ios
      developer*, android developer*, game developer*, platform engineer*, solutions architect*, solution
      architect*, head of software*, software tester*, infrastructure engineer*, embedded software engineer*,
      computer scientist*`,
    engineering: `
      mechanical engineer*, electrical engineer*, civil engineer*, structural engineer*, chemical engineer*,
      process engineer*, design engineer*, aerospace engineer*, automotive engineer*, industrial engineer*,
      quality engineer*, electronics engineer*, hardware engineer*, environmental engineer*, test engineer*,
      development engineer*, manufacturing engineer*, engineering technician*, draughtsman, draftsman,
      draughtsperson*, cad technician*, mechatronics engineer*, systems engineer*, energy engineer*, materials
      engineer*, acoustic engineer*, biomedical engineer*, project engineer*, construction engineer*, building
      services engineer*, planning engineer*, automation engineer*, product engineer*, railway engineer*, marine
      engineer*`,
    building_trades: `
      electrician*, plumber*, carpenter*, joiner*, bricklayer*, mason*, stonemason*, roofer*, tiler*, plasterer*,
      house painter*, painter and decorator*, decorator*, builder*, construction worker*, site foreman*,
      construction foreman*, heating engineer*, gas engineer*, heating technician*, glazier*, scaffolder*, cabinet
      maker*, cabinetmaker*, site manager*, construction manager*, handyman, locksmith*, floor layer*, solar
      installer*, kitchen fitter*, building contractor*, electrical installer*, crane operator*, construction site
      manager*`,
    production: `
      plant manager*, factory manager*, factory worker*, production manager*, production worker*, production
      supervisor*, production operator*, machine operator*, machinist*, cnc operator*, cnc machinist*, assembly
      worker*, assembler*, shift supervisor*, shift foreman*, line operator*, toolmaker*, welder*, industrial
      mechanic*, maintenance technician*, maintenance mechanic*, process operator*, quality inspector*, production
      planner*, brewer*, production line worker*, fitter*, production technician*, works manager*, manufacturing
      manager*, seamstress*, production team lead*`,
    logistics: `
      warehouse worker*, warehouse manager*, warehouse operative*, warehouse supervisor*, warehouse*, truck
      driver*, lorry driver*, delivery driver*, van driver*, courier*, dispatcher*, freight forwarder*, forwarding
      agent*, forklift driver*, forklift operator*, logistics manager*, logistics coordinator*, supply chain
      manager*, supply chain planner*, supply chain analyst*, shipping clerk*, postman, postwoman, mail carrier*,
      postal worker*, order picker*, transport manager*, transport planner*, fleet manager*, logistics planner*,
      logistics clerk*, import export clerk*, stock controller*, logistician*`,
    farming_and_gardening: `
      farmer*, farm worker*, farmhand*, farm manager*, gardener*, landscape gardener*, landscaper*,
      horticulturist*, wine grower*, winegrower*, winemaker*, nursery gardener*, forester*, forest ranger*,
      beekeeper*, arborist*, tree surgeon*, greenkeeper*, groundskeeper*, market gardener*, dairy farmer*,
      agricultural worker*, tree nursery worker*, fruit grower*, vegetable grower*`,
    kitchen_and_hospitality: `
      chef, chefs, cook*, sous chef*, pastry chef*, baker*, pastry cook*, waiter*, waitress*, barista*, bartender*,
      barman, barmaid*, hotel manager*, restaurant manager*, kitchen manager*, kitchen porter*, kitchen
      assistant*, hotel receptionist*, caterer*, catering manager*, innkeeper*, sommelier*, restaurant owner*,
      cafe owner*, head waiter*, maitre d, canteen cook*, pizzaiolo, guest relations manager*, concierge*, head
      chef*, restaurateur*, hotelier*, bar manager*, cafe manager*`,
    retail: `
      shop assistant*, sales assistant*, store manager*, shop manager*, cashier*, retail manager*, retail
      assistant*, retail associate*, bookseller*, shopkeeper*, store clerk*, visual merchandiser*, florist*, shop
      owner*, supermarket manager*, butcher*, shelf stacker*, retail worker*, store assistant*, assistant store
      manager*, shop worker*, sales floor supervisor*, checkout operator*, retail buyer*`,
    sales: `
      sales engineer*, sales representative*, sales rep*, salesperson*, salesman, saleswoman, salespeople, account
      executive*, key account manager*, account manager*, business development manager*, business developer*,
      business development representative*, sales development representative*, real estate agent*, estate agent*,
      realtor*, insurance agent*, insurance broker*, sales executive*, area sales manager*, territory manager*,
      pre sales consultant*, presales consultant*, sales consultant*, regional sales manager*, inside sales*, car
      salesman, sales director*, export manager*, pharmaceutical representative*, medical representative*, letting
      agent*, sales adviser*, sales advisor*, technical sales*, telesales*`,
    customer_service: `
      customer service*, customer support*, customer care*, customer success*, call centre*, call center*, contact
      centre*, contact center*, support agent*, helpline adviser*, service desk agent*, complaints handler*,
      claims handler*, customer adviser*, customer advisor*, client support*, client service*, customer experience
      manager*, customer relations*, technical support agent*, customer assistant*, complaints manager*, support
      team lead*, customer operations*`,
    office_administration: `
      secretary, secretaries, legal secretary, medical secretary, school secretary, office manager*, office
      administrator*, administrative assistant*, admin assistant*, personal assistant*, executive assistant*,
      receptionist*, medical receptionist*, records clerk*, records manager*, data entry*, office clerk*, filing
      clerk*, administrative officer*, administrative manager*, administration manager*, typist*, office
      assistant*, court clerk*, case administrator*, archivist*, admin officer*, management assistant*, assistant
      to the director*, assistant to the managing director*, business support officer*, town clerk*, university
      administrator*, school administrator*, sales administrator*, office coordinator*, administrative
      coordinator*, `,
    finance: `
      accountant*, bookkeeper*, auditor*, controller*, financial controller*, financial analyst*, financial
      adviser*, financial advisor*, financial planner*, finance manager*, finance director*, cfo, chief financial
      officer*, tax adviser*, tax advisor*, tax consultant*, tax inspector*, underwriter*, investment analyst*,
      credit analyst*, treasurer*, payroll accountant*, accounts assistant*, accounts payable*, accounts
      receivable*, accounts clerk*, accounting clerk*, finance officer*, risk analyst*, portfolio manager*, fund
      manager*, accounting assistant*, loan officer*, mortgage adviser*, mortgage advisor*, budget analyst*,
      management accountant*, business controller*, finance business partner*, chartered accountant*`,
    human_resources: `
      hr manager*, hr business partner*, hr director*, hr officer*, hr generalist*, hr assistant*, hr adviser*, hr
      advisor*, hr consultant*, hr administrator*, hr specialist*, hr coordinator*, human resources*, recruiter*,
      recruitment consultant*, recruitment manager*, talent acquisition*, people partner*, head of people,
      personnel manager*, personnel officer*, payroll*, people operations*, headhunter*, people and culture*,
      talent manager*, learning and development*, compensation and benefits*, recruiting manager*, chief people
      officer*, recruitment specialist*`,
    law: `
      lawyer*, attorney*, solicitor*, barrister*, paralegal*, legal counsel*, general counsel*, notary, notaries,
      legal adviser*, legal advisor*, prosecutor*, legal assistant*, in house counsel*, legal officer*, patent
      attorney*, compliance lawyer*, conveyancer*, jurist*, trainee solicitor*, employment lawyer*, tax lawyer*,
      corporate counsel*, legal associate*`,
    marketing: `
      marketing manager*, marketing director*, marketing assistant*, marketing specialist*, marketing
      coordinator*, marketing officer*, marketing consultant*, marketing analyst*, brand manager*, social media
      manager*, content marketer*, content marketing manager*, content manager*, seo specialist*, seo manager*,
      marketer*, growth manager*, growth hacker*, digital marketing*, product marketing*, product marketer*,
      campaign manager*, community manager*, cmo, media planner*, advertising manager*, advertising executive*,
      communications manager*, communications officer*, communications director*, public relations*, pr manager*,
      pr officer*, market researcher*, event marketing manager*, e commerce marketing*, communications
      specialist*, communications consultant*, head of communications, performance marketing*, email marketing*`,
    design: `
      graphic designer*, designer*, ux designer*, ui designer*, product designer*, web designer*, interior
      designer*, industrial designer*, art director*, illustrator*, visual designer*, motion designer*,
      interaction designer*, service designer*, creative director*, animator*, ux researcher*, game designer*,
      interior architect*, design director*, jewellery designer*, jewelry designer*, marketing designer*, textile
      designer*`,
    writing_and_media: `
      journalist*, editor*, writer*, copywriter*, author*, reporter*, translator*, interpreter*, technical
      writer*, film maker*, filmmaker*, video editor*, radio presenter*, tv presenter*, news presenter*,
      proofreader*, copy editor*, screenwriter*, content writer*, podcaster*, newsreader*, blogger*, novelist*,
      ghostwriter*, news editor*, publisher*, editor in chief, radio producer*, video producer*, documentary
      maker*, speechwriter*, subtitler*, ux writer*`,
    research: `
      researcher*, research assistant*, research associate*, research fellow*, research scientist*, scientist*,
      postdoc*, post doctoral*, phd student*, phd candidate*, doctoral student*, doctoral researcher*, laboratory
      technician*, lab technician*, laboratory assistant*, lab assistant*, biologist*, chemist*, physicist*,
      sociologist*, economist*, anthropologist*, geologist*, mathematician*, statistician*, lab manager*,
      laboratory manager*, research director*, principal investigator*, clinical research associate*, research
      engineer*, microbiologist*, biochemist*, linguist*, research manager*, ecologist*, meteorologist*, research
      technician*`,
    consulting: `
      management consultant*, strategy consultant*, business consultant*, improvement consultant*, organisational
      consultant*, organizational consultant*, organisation consultant*, organization consultant*, it consultant*,
      sap consultant*, change consultant*, transformation consultant*, senior consultant*, junior consultant*,
      lean consultant*, sustainability consultant*, process consultant*, consulting manager*, consulting partner*,
      principal consultant*, technology consultant*, digital consultant*, operations consultant*, environmental
      consultant*, data consultant*, associate consultant*, digital transformation consultant*, business
      transformation consultant*, public sector consultant*, quality consultant*, innovation consultant*`,
    project_management: `
      project manager*, project leader*, project lead*, project coordinator*, project officer*, programme
      manager*, program manager*, project management*, pmo*, project planner*, project director*, project
      assistant*, project controller*, technical project manager*, it project manager*, construction project
      manager*, project administrator*, digital project manager*, event manager*, event planner*, event
      coordinator*, programme coordinator*, program coordinator*, programme officer*`,
  },
  fields: {
    teaching: 'teaching',
    software: 'software, devops, web development, software development, information technology',
    engineering: 'engineer*, engineering',
    production: 'production, manufacturing',
    logistics: 'logistics, supply chain',
    farming_and_gardening: 'farming, gardening, agriculture, horticulture',
    kitchen_and_hospitality: 'kitchen, catering, restaurant',
    retail: 'retail',
    sales: 'sales, business development',
    office_administration: 'office administration',
    finance: 'finance, accounting, bookkeeping, accounts, tax, audit, treasury',
    human_resources: 'hr, recruitment, recruiting',
    law: 'legal',
    marketing: 'marketing, advertising, pr',
    design: 'design, ux',
    writing_and_media: 'editorial, journalism',
    research: 'research',
    consulting: 'consultant*, consulting',
  },
  industries: {
    software: 'software*, software development, web development, app development',
    logistics: 'logistics, haulage, freight, parcel delivery',
    farming_and_gardening: 'farming, market gardening, gardening, landscaping, wine growing, horticulture',
    kitchen_and_hospitality: 'restaurant*, catering, cafe*, hotel*, hospitality, bakery',
    retail: 'retail, supermarket*, bookshop*, fashion retail, clothes shop*',
    finance: 'accounting, accountancy, bookkeeping, auditing, tax advice',
    human_resources: 'recruitment, recruiting, executive search',
    law: 'law firm*, legal services',
    marketing: 'marketing, advertising, advertising agency, public relations',
    design: 'graphic design, web design, interior design',
    writing_and_media: 'journalism, newspaper*, translation*',
    consulting: 'management consulting, strategy consulting, consulting, management consultancy',
  },
  unclear: `
    nursing home, software sales, law enforcement, sales force administrator*, production assistant*, production
    designer*, film production, music production, tv production, event production, production company, engineering
    manager*, head of engineering, vp engineering, vp of engineering, director of engineering, engineering lead*,
    engineering director*, test driver*, screwdriver*, conductor*, air traffic controller*, pest controller*,
    quality controller*, game master*, cookery, cookie*, chef de, doctor of philosophy, doctoral, market research,
    stage designer*, legal entity, research and development, r d, audit trail, press secretary, secretary of
    state, general secretary, secretary general, company secretary, permanent secretary, football coach*, property
    developer*, real estate developer*, land developer*, curriculum developer*, business intelligence developer*,
    organisational developer*, personnel developer*, software trainer*, project architect*, enterprise architect*,
    data architect*, business architect*, it architect*, network engineer*, audio engineer*, flight engineer*,
    train conductor*, sound designer*, instructional designer*, learning designer*, chip designer*, nail
    designer*, interior decorator*, cake decorator*, music producer*, fashion editor*, film editor*, sales and
    marketing, marketing and sales, sales trader*, assistant professor*, associate
    professor*, beauty therapist*, massage therapist*, beauty consultant*, wedding photographer*, estate manager*,
    real estate, it manager*, it director*, head of it, racing driver*, ship builder*, boat builder*, team
    builder*, body builder*, customer service engineer*, field service engineer*, service engineer*, financial
    journalist*, sports agent*, travel agent*, sales operations*, product manager*, product owner*, business
    analyst*, data analyst*, operations manager*, general manager*, video game tester*, retail banker*, retail
    banking, private banking, sales tax, design and technology, brand designer*, legal designer*, hospital
    administrator*, health administrator*, insolvency administrator*, tax office, chartered engineer*, restaurant
    critic*, food critic*, kitchen designer*, engineering student*, law student*, student nurse*, medical
    student*, data warehouse*, vet tech*, professor*, architect*, driver*, bus driver*, train driver*, taxi
    driver*, clerk*, dental nurse*, bank clerk*, delivery manager*, chief data officer*, data scientist*, legal
    journalist*, nursery nurse*, set designer*, fashion designer*, yoga teacher*, dance teacher*,
    driving teacher*, veterinary nurse*, veterinary*, dental*, church secretary, ship s cook*, costume designer*,
    lighting designer*, chef d, energy consultant*, nurse recruiter*, pilot instructor*, nursing student*, engineer officer*`,
  general: `
    manager, managers, head, lead, leader, team, director, deputy, assistant, senior, junior, owner, co, of, the,
    a, and, self, employed, freelancer, freelance, specialist, expert, supervisor, officer, associate, partner,
    employee, worker, founder, managing, department, unit, my, own, business, staff, member, coordinator, adviser,
    advisor, trainee, apprentice, executive, in, boss, group, section, entrepreneur`,
};
