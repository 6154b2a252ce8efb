import type { Phrase } from '../model/rule.ts';

/**
 * Words that are often confused, recognised by their neighbours: `wrong > right : before _, _ after, before _ after`.
 * `_` stands for the word, commas separate the neighbours, and `a/b` are alternatives.
 */
const table = `
flaunt/flaunts/flaunted/flaunting > flout/flouts/flouted/flouting : _ the law, _ the fire rules, _ the smoking rules, _ the parking rules, _ the safety rules, _ the planning rules, _ the dress code, _ the rules, _ rules, _ the rule, _ the ban, _ the regulations, _ regulations, _ convention, _ authority, _ safety rules, _ lockdown rules, _ the speed limit, _ court orders, _ the smoking ban, _ traffic laws, _ the law
flout/flouts/flouted/flouting > flaunt/flaunts/flaunted/flaunting : _ his wealth, _ her wealth, _ their wealth, _ his money, _ their riches
discrete > discreet : a _ word, a _ enquiry, a _ inquiry, _ enquiries, _ inquiries, be _ about, very _ about, was _ about, were _ about, _ silence, a _ cough, a _ glance, a _ distance, a _ knock, as _ as possible, more _ about, a _ way to, _ about the, stay _, to be _
discreet > discrete : _ units, _ mathematics, _ components, _ elements, _ steps, _ stages, _ variables, _ values, _ categories, _ parts, _ chunks
mitigate/mitigates/mitigated/mitigating > militate/militates/militated/militating : _ against
stationary > stationery : _ order, office _, _ cupboard, _ shop, headed _, _ supplies, _ store, our _, company _, order of _, wedding _, printed _, new _ with, _ budget, _ catalogue, school _, pens and _, paper and _, of _ for the
stationery > stationary : _ car, _ vehicle, _ vehicles, _ traffic, remained _, was _ when, _ bike, _ train, _ lorry, _ bus, _ object, was completely _, remain _, is _, _ target, _ bicycle, _ front, _ at the
lead > led : has _ to, have _ to, had _ to, was _ by, were _ by, is _ by, being _ by, been _ by, that _ to his, this has _, he _ the, she _ the team, it _ to, error _ to, ed _ to, mistake _ to, decision _ to, leak _ to, fire _ to, tip _ to, investigation _ to, failure _ to, fault _ to, talks _ to, trail _ to, clue _ to, path _ us, guide _ us, guide _ them, had _ the, has _ the, have _ the, who _ the, was _ into, was _ away, and _ us, were _ into, were _ away, she _ him, he _ her, she _ them, he _ them, he _ us, she _ us, which _ to a, quickly _ to, soon _ to, directly _ to, has also _, being _ away, misleading _, actually _ to, then _ to
mislead > misled : was _ by, were _ by, been _, have _ the, had _ the, has _ the, was _ into, felt _, being _, deliberately _ by
infer/infers/inferred/inferring > imply/implies/implied/implying : are you _ that, letter _ that, email _ that, email strongly _ that, report _ that, he seemed to _ that, she seemed to _ that, landlord seemed to _ that, letter seemed to _ that, what are you _, not _ that you, memo _ that, article _ that, minister _ that, speech _ that, tone _ that, headline _ that, advert _ that, you are _ that, you're _ that, he was _ that, she was _ that, note _ that, statement _ that, strongly _ that, email _, his letter _, her letter _, by _ that he
imply/implied/implies > infer/inferred/infers : i _ from, we _ from, can _ from, could _ from, may _ from, _ from your, _ from his, _ from the tone
compliment/compliments/complimented/complimenting > complement/complements/complemented/complementing : wine that _, colours that _, which _ the, that _ the, that _ each, _ each other, perfectly _, full _ of, sauce _, scarf _, to _ the wine, to _ the dish, to _ the decor, to _ the existing, to _ its, beautifully _ the, _ the flavour, _ the flavor, _ the team's, _ our range, skills that _, skills _ each
complimentary > complementary : _ skills, _ angles, _ colours, _ colors, _ medicine, _ therapies, _ therapy, _ roles, _ strengths, _ products, mutually _, _ angle
complementary > complimentary : _ drink, _ drinks, _ breakfast, _ tickets, _ ticket, _ wifi, _ parking, _ copy, _ remarks, _ comments, _ about, _ coffee, _ wine, _ bottle, _ shuttle, _ upgrade, _ newspaper, _ glass
complement/complements/complemented > compliment/compliments/complimented : paid her a _, paid him a _, pay her a _, a lovely _, a great _, took it as a _, take it as a _, _ her on, _ him on, _ them on, _ you on, _ us on, _ the chef, with the _ of, fishing for _, backhanded _, back-handed _, best _ i
principle > principal : school _, the _ of the school, _ reason, _ reasons, _ cause, _ causes, _ aim, _ objective, _ concern, vice _, assistant _, deputy _, _ character, _ investigator, _ residence, _ source, _ author, _ actor, _ dancer, _ partner, _ engineer, _ sum, loan _, interest and _, _ and interest, _ dealer, _ towns, _ city, _ role, _ reason why, _ export, _ speaker, _ cellist, _ violinist, high school _, _ amount
principles > principals : school _, vice _, assistant _, head teachers and _
principal > principle : in _, matter of _, on _ alone, as a matter of _, the _ that, basic _, a guiding _, guiding _, first _, the _ behind, moral _, pleasure _, precautionary _, uncertainty _, peter _, same _ applies, underlying _, agree in _, agreed in _, agreement in _, on the _ that, stand on _, of _ that, the _ of equality, the _ of fairness, the _ of free speech
principals > principles : basic _, first _, moral _, guiding _, his _ and, strong _, of his _, against my _, against her _, against his _, ethical _, general _, accounting _, sound _, core _, design _, founding _
affect > effect : an _ on, no _ on, the _ of, the _ on, any _ on, have an _, has an _, had an _, side _, take _, takes _, took _, into _, in _ from, into _ on, greenhouse _, domino _, special _, sound _, little _ on, great _ on, big _ on, profound _ on, adverse _, adverse _ on, ripple _, some _ on, the desired _, have no _, had no _, lasting _, come into _, came into _, comes into _, with immediate _, cause and _, its _ on, their _ on, positive _ on, negative _ on, the opposite _, cumulative _, a _ on, knock-on _, snowball _
affects > effects : side _, special _, sound _, personal _, the _ of, _ on the, after _, harmful _, the _ on, long-term _, adverse _, no ill _, any ill _, their _ on
effect > affect : will _ the, can _ the, could _ the, not _ the, will not _, won't _, doesn't _, does not _, did not _, didn't _, to _ the outcome, would _ the, might _ the, will _ our, will _ your, will _ their, will _ us, will _ you, will _ everyone, will _ all, can _ your, may _ your, could _ your, may _ our, adversely _, negatively _, directly _, not _ our, not _ my, not _ your, how this will _, changes will _, seriously _, badly _, how it will _, does it _, did it _, does this _, greatly _
effected > affected : are _ by, is _ by, not _ by, badly _, adversely _, has _ the, have _ the, directly _, worst _, most _, deeply _, _ areas, negatively _, severely _, customers _, those _ by
effecting > affecting : _ people, _ everyone, not _, _ thousands, _ millions, _ performance, adversely _
effects > affects : it _ the, this _ the, also _ the, which _ the, that _ the, it _ us, it _ our, it _ your, how it _, how this _, this _ all, it _ everyone, it _ all, this _ our, this _ your, how stress _, what _ the, directly _
averse > adverse : _ effect, _ effects, _ weather, _ reaction, _ reactions, _ conditions, _ impact, _ publicity, _ consequences, _ event, _ events
adverse > averse : not _ to, risk _, risk-_ to, is _ to risk, am not _, i'm not _, was not _, wasn't _, isn't _
appraise/appraised > apprise/apprised : _ you of, _ us of, _ him of, _ them of, _ her of, kept _ of, keep you _, keep me _, keep us _, fully _ of, be _ of, _ me of, _ of the
assure > ensure : please _ that, must _ that, _ the quality
insure > ensure : please _, to _ success, _ compliance, _ accuracy, _ a smooth, to _ delivery
ensure > insure : _ your car, _ your home, _ the car, _ the house against, _ against theft, _ against fire, _ your belongings
ensured > insured : fully _ driver, _ vehicle, not _ to drive
allude/alludes/alluded/alluding > elude/eludes/eluded/eluding : _ capture, _ the police, _ police, success _ him, sleep _ me, _ me for, _ arrest, _ detection, _ his pursuers
elude/eluded/eludes/eluding > allude/alluded/alludes/alluding : _ to the, _ to his, _ to in, _ to her, _ to it
illusion > allusion : an _ to the, an _ to shakespeare, literary _, biblical _, made no _ to, _ to the
allusion > illusion : optical _, under the _, under no _, an _ of, the _ of, _ that
allusions > illusions : no _ about, any _ about, optical _
delusion > illusion : optical _
elicit > illicit : _ drugs, _ affair, _ trade, _ drug, _ sex, _ relationship, _ substances, _ alcohol, _ goods, _ funds
illicit/illicited > elicit/elicited : to _ a response, _ a response, to _ a, to _ information, _ sympathy, no response, to _ some, to _ any, _ no response
eminent > imminent : _ danger, _ threat, _ arrival, _ closure, _ collapse, is _ and, seemed _, was _, appears _, _ departure, _ release, _ death, _ attack
imminent > eminent : an _ scientist, an _ surgeon, an _ professor, the _ historian, an _ lawyer, _ domain, an _ historian, the _ surgeon, most _ scientists, an _ physicist
immanent > imminent : _ danger, _ threat, is _, was _
emigrate/emigrated/emigrates > immigrate/immigrated/immigrates : _ to this country from
immigrate/immigrated/immigrating > emigrate/emigrated/emigrating : _ from, _ out of
cite > site : building _, web _, construction _, on _ at, camp _, _ visit, _ manager, on-_
site > cite : to _ an example, to _ the, _ sources, _ your sources, _ references, _ an example, _ several studies
sited > cited : was _ as, were _ as, _ as an example, was _ for, be _ as, often _ as, also _
sight > site : building _, construction _, _ visit, web _, camp _, the _ of the battle, _ manager, bomb _, burial _, historic _, archaeological _, landfill _, on _ parking, on-_
site > sight : lose _ of, lost _ of, out of _, in plain _, at first _, love at first _, end in _, in _ of, a _ for sore, losing _ of, no end in _, catch _ of, caught _ of, hidden in plain _, a pretty _, on _ alone
council > counsel : legal _, _ for the defence, _ for the defense, defence _, defense _, general _, wise _, keep his own _, keep her own _, kept her own _, kept his own _, keep your own _, advice and _, sought the _ of
counsel > council : town _, city _, county _, parish _, _ tax, security _, student _, district _, _ house, _ meeting, _ estate, local _, borough _, _ flat, privy _, _ chamber, arts _
councilor/councillor > counselor/counsellor : marriage _, guidance _, grief _, bereavement _, debt _, camp _, school _
counsellor > councillor : town _, city _, parish _, county _, local _, labour _, conservative _, district _
desert > dessert : for _ we, for _ there, _ menu, _ trolley, _ wine, _ spoon, _ fork, ice cream for _, _ course, cake for _, chocolate _, favourite _, favorite _, pudding for _, pie for _, delicious _, main course and _, _ was a, and _ for
deserts > desserts : delicious _, homemade _, _ menu, mains and _, cakes and _, home-made _, starters and _, selection of _
dessert > desert : _ island, sahara _, the _ sun, _ storm, gobi _, _ sand, _ heat
capitol > capital : _ letter, _ letters, _ city, _ of france, _ gains, _ punishment, venture _, working _, _ investment, _ expenditure, _ of the, raise _, raised _, share _, human _, _ cities
capital > capitol : _ hill, the _ building in washington
breach > breech : _ birth, baby was _, _ baby, _ position, _ loading
breech > breach : _ of contract, _ of the, in _ of, data _, security _, _ of trust, _ of confidence, _ of security, _ of duty, in _ of the, _ the contract
broach > brooch : diamond _, a gold _, silver _, wore a _, her _, pinned a _, antique _, pearl _
brooch/brooched > broach/broached : _ the subject, _ the topic, _ the question, to _ it, _ the matter, _ the issue
breath > breathe : can't _, to _ again, cannot _, could not _, couldn't _, _ deeply, hard to _, let me _, trying to _, to _ in, can _ easy, can _ easily, to _ the, hardly _, barely _, could hardly _, _ easily, struggled to _, able to _, need to _, stop to _, room to _, _ easy, we _ in
breathe > breath : out of _, take a _, took a _, a deep _, deep _, hold your _, held his _, held her _, catch your _, catch his _, catch her _, short of _, bad _, a _ of, last _, with bated _, every _, shortness of _, her _ away, hold my _, took my _ away, hold their _
canvas/canvased > canvass/canvassed : _ for votes, _ opinion, _ opinions, _ support, _ voters, to _ the neighbourhood, to _ for, _ local residents, _ views, _ the area, _ the views, _ door to door, door-to-door
canvasing > canvassing : _ for, _ support, out _, _ voters
canvass > canvas : oil on _, blank _, _ bag, _ bags, _ shoes, a _ tent, stretched _, _ tent, under _, on _, _ tote
censor/censored > censure/censured : formally _ by, _ for misconduct, vote of _, motion of _, severely _ by, _ for his, _ for her
censure/censured > censor/censored : _ the press, _ the film, _ films, film _, board of film _, heavily _ letters, _ the internet
climatic > climactic : _ scene, _ moment, _ battle, _ ending, _ final, _ finish, _ chapter, _ duel
climactic > climatic : _ conditions, _ change, _ changes, _ zone, _ zones
coarse > course : main _, golf _, _ of action, in due _, training _, crash _, race _, online _, during the _ of, evening _, language _, par for the _, as a matter of _, the _ of, on _ to, run its _, refresher _, first _, three-_ meal, in the _ of, obstacle _, enrolled on a _
course > coarse : _ sand, _ hair, _ cloth, _ language, _ fishing, _ grain, rough and _, _ salt, _ fabric, _ sandpaper, _ texture, _ gravel, _ jokes, _ humour, _ fabric, _ wool
conscious > conscience : guilty _, clear _, on my _, on his _, on her _, social _, a clear _, _ is clear, in good _, bad _, _ vote, pricked my _, crisis of _, prisoner of _, prisoners of _, your _ be
conscience > conscious : self-_, cost-_, _ effort, _ decision, was fully _, is _ and, health-_, self _, _ choice, became _ of, budget-_, environmentally _, barely _, security _
credible > creditable : _ performance with
credulous > credible : _ threat, _ evidence, _ witness, _ source
incredulous > incredible : _ story, _ journey, _ amount, _ view, _ views, an _ achievement, an _ experience, _ value, _ feat
incredible > incredulous : looked _ at the news, _ look on, an _ stare, an _ look
currant > current : _ affairs, _ account, _ situation, _ year, _ price, electric _, _ events, _ job, _ climate, _ staff, _ trends, _ address
current > currant : _ bun, _ buns, red _ jelly, black _ jam
dairy > diary : in my _, her _, kept a _, appointment _, desk _, keeps a _, keep a _, dear _, free in my _, your _ for, _ entry, _ entries, _ dates, put it in your _, in your _, in her _, in his _
diary > dairy : _ products, _ farm, _ farmer, _ cows, _ cow, _ farmers, _ free, _-free, _ milk, _ industry, _ produce, _ cattle
diffuse/diffused > defuse/defused : _ the situation, _ the bomb, _ tension, _ tensions, _ the tension, _ the crisis, _ the row, _ a bomb, _ a row, to _ anger, _ the anger, bomb was _, _ an argument, _ a tense, helped _ a, _ the argument, _ the device, _ the conflict
defuse > diffuse : _ light, _ the light, _ sunlight, _ lighting
depreciate/depreciating/depreciated > deprecate/deprecating/deprecated : self-_ humour, self _
dual > duel : fought a _, fight a _, to a _, in a _, killed in a _, challenged him to a _, pistols at dawn _
duel > dual : _ carriageway, _ nationality, _ citizenship, _ purpose, _ role, _ control, _ controls, _ currency, _ fuel, _ sim, _ use, _ income, _ language
dying > dyeing : _ her hair, _ my hair, _ his hair, _ cloth, _ wool, _ fabric, _ eggs
envelop > envelope : brown _, sealed _, an _ with, stamped addressed _, self-addressed _, pay _, back of an _, the _ was, the _ and, push the _, opened the _, white _, padded _, in an _, in the _
envelope/enveloped > envelop/enveloped : fog _ the whole of, to _ the, will _ the, mist to _
faint > feint : to _ left, a _ to the left, with a _ to
feint > faint : _ smell, _ praise, felt _, a _ light, _ hope, _ heart, a _ line, a _ sound, a _ hope
phase/phased > faze/fazed : doesn't _ me, didn't _ him, didn't _ her, not _ by, nothing _ him, nothing _ her, does not _ me, not be _ by, did not _ her, did not _ him, did not _ them, unable to _, wasn't _, weren't _, isn't _, didn't _ them, doesn't _ her, doesn't _ him, never seemed _, nothing _ them, seem _ by
unphased > unfazed : _ by, was _, seemed _, were _, appeared _, remained _
faze/fazed > phase/phased : the next _, first _, second _, final _, _ of the, _ out, _ in over, testing _, new _, early _, going through a _, just a _
foreword > forward : look _, looking _, move _, moving _, come _, put _, step _, going _, straight_, looks _, bring _
forward > foreword : the _ to his book, the _ by, wrote the _, writes in the _, _ to the book, wrote a _ to, a _ by the, a _ by, the _ to the
forwards > forewords : prefaces and _
gamut > gauntlet : run the _ of reporters, ran the _ of reporters, throw down the _, threw down the _, ran the _ of jeering, run the _ of protesters, ran a _ of
gauntlet > gamut : _ of emotions, run the _ from, ran the _ from, runs the _ from, the whole _ of, runs the _ of
gorilla > guerrilla : _ warfare, _ war, _ marketing, _ tactics, _ fighters, _ attack, _ campaign, _ fighter
guerilla > guerrilla : _ warfare, _ war, _ marketing, _ tactics, _ fighters, _ campaign
grizzly > grisly : _ murder, _ discovery, _ details, _ crime, _ scene, _ find, _ end, _ task, _ sight, _ killing, _ killings, _ fate, _ remains, _ crimes
grisly > grizzly : _ bear
horde/hordes > hoard/hoards : treasure _, _ of coins, _ of gold, viking _, _ of silver, _ of treasure, _ of cash, _ food, _ toilet paper, secret _ of
hoard/hoards > horde/hordes : _ of tourists, _ of people, _ of fans, mongol _, golden _, _ of shoppers, _ of children, _ of reporters, _ of visitors, _ of journalists, _ of customers, _ of students, _ of teenagers, _ of photographers, _ of insects, _ of protesters, _ of zombies, _ of commuters
hanger/hangers > hangar/hangars : aircraft _, airplane _, plane _, the _ at the airport, in _ 1, in the _ at, airport _, helicopter _, into its _, maintenance _, out of the _
hangar > hanger : coat _, clothes _, wire _
lightening > lightning : _ strike, _ struck, struck by _, thunder and _, _ bolt, _ rod, white _, bolt of _, flash of _, _ strikes, _ fast, _ speed, _ conductor, flashes of _, greased _, _ flashed, hit by _, forked _, _ quick, _ storm, _ flash, at _ speed, _ hit
lightning > lightening : _ the load, _ the mood, _ his load, _ the burden, _ her hair
loathe > loath : _ to admit, was _ to, is _ to, am _ to, were _ to, are _ to, be _ to, i'm _ to, seemed _ to, been _ to
loath/loth > loathe : i _ him, i _ it, i _ the, i absolutely _, they _ each, she _ her job, we _ the, i _ spiders, i _ having, i _ washing, i _ doing, they _ the, really _ the
lose > loose : a _ end, at a _ end, _ change, _ cannon, _ fitting, on the _, _ ends, _ tooth, _ screw, _ wire, _ tongue, hang _, cut _, came _, come _, let _, break _, broke _, work _, too _ around, _ trousers, _ clothing, _ cable, worked _
loose/looses/loosing > lose/loses/losing : to _ his, to _ her, to _ my, to _ their, to _ your, to _ our, to _ it, to _ the, to _ a, to _ money, will _, might _, could _ his, could _ her, could _ their, could _ the, could _ your, may _, would _, don't _, not _, can't afford to _, afford to _, is _ money, are _ money, not to _, _ my temper, _ his temper, _ her temper, _ their jobs, _ his job, _ her job, _ my job, _ control, _ money, _ out, _ my mind, _ your mind, _ their, we _ the, you _ the, they _ the, nothing to _, likely to _, keeps _, never _, did not _, didn't _, always _ my, always _ his, we stand to _, stand to _, stands to _, _ my keys, _ the match, _ the game, _ customers, was _ money, _ his license, _ his way, _ your way, _ the ability
manor > manner : in a timely _, table _, in this _, in a professional _, bedside _, in a friendly _, in the same _, in such a _, in a similar _, all _ of
manner > manor : _ house, lord of the _
marital > martial : _ arts, _ law, court _, _ art
martial > marital : _ status, _ bliss, _ problems, _ home, _ breakdown, _ affair, extra-_, _ discord, _ infidelity, _ vows
medal/medals/medaled > meddle/meddles/meddled : to _ in, _ with the, _ in their, _ in other, not _ in, _ in our, _ in the affairs, _ in the election, _ in elections, to _ with, stop _ in, don't _
meddle > medal : gold _, silver _, bronze _, _ winner, bravery _, a _ for, olympic _
metal > medal : gold _ winner, bronze _ in the, won a gold _ in, silver _ in the, silver _ at the
metal > mettle : prove his _, prove her _, test of _, test his _, tested their _, tested his _, show his _, show your _, showed her _, proved his _, proved her _, test our _, prove their _, showed his _, prove your _, proved their _, showed their _, proved its _, prove its _, show their _, tested our _, on their _
medal > mettle : prove his _, prove her _, proved his _, tested his _, test their _
minor > miner : coal _, gold _, a diamond _, striking _, coal-_
minors > miners : coal _, striking _, trapped _, the _' strike, gold _
miner > minor : _ injuries, _ changes, a _ problem, asia _, a _ detail, _ details, _ repairs, _ issue, _ adjustments, in a _ key
moral > morale : staff _, boost _, low _, _ is low, _ is high, raise _, team _, _ is at, _ was low, _ was high, _ among, troop _, employee _, _ in the office, poor _, sapped _, lift _, improve _, keep up _, _ booster, _ boost, on _ in the, company _, boosted _
morale > moral : _ of the story, _ high ground, _ compass, _ obligation, _ duty, _ support, _ victory, _ code, _ dilemma
navel > naval : _ officer, _ base, _ battle, _ academy, _ forces, _ architect, _ fleet, _ history, _ warfare
naval > navel : _ gazing, _-gazing, _ piercing, _ orange, _ oranges, contemplating his _, pierced _, contemplating their _
naval-gazing > navel-gazing : _
ordinance > ordnance : unexploded _, _ survey, naval _, _ disposal, military _
ordnance > ordinance : city _, noise _, zoning _, local _, municipal _, council passed an _, passed an _
palette > palate : cleanse the _, your _, refined _, sophisticated _, cleft _, discerning _, soft _, his _ was, _ cleanser, on the _, roof of the mouth _, delicate _, the _ and, western _, pleasing to the _, cleanse your _, educated _, suits my _
palate > palette : colour _, color _, artist's _, _ knife, _ of colours, _ of colors, muted _, paint _
palate/palette > pallet : _ truck, wooden _, _ of bricks, loading _, _ jack, on a wooden _, _ racking, _ of goods, shipping _, _ of paper, _ of cement, _ of tiles, _ of boxes
palettes/palates > pallets : wooden _, forklift, _ of goods, _ of bricks, _ of paper, stacked _, shipping _
peace > piece : a _ of cake, a _ of paper, a _ of work, a _ of advice, _ of furniture, _ of equipment, in one _, _ by piece, a _ of the, a _ of my mind, _ of land, bit of a _, a _ of news, every _ of, a _ of music, a _ of bread, a _ of cloth
piece > peace : _ treaty, _ talks, world _, _ and quiet, rest in _, _ offering, at _ with, make _ with, keep the _, hold my _, hold his _, speak now or forever hold your _, inner _, _ process, made _ with, made her _ with, breach of the _, forever hold your _, hold your _, justice of the _, war and _, _ agreement
peak/peaks/peaked/peaking > pique/piques/piqued/piquing : _ my interest, _ his interest, _ her interest, _ our interest, _ their interest, _ your interest, _ curiosity, _ the interest of, _ his curiosity, _ her curiosity, _ your curiosity, _ our curiosity, _ the curiosity, _ interest in, fit of _, a fit of _, _ public interest, _ the public's, _ customers' interest
peek > peak : _ season, _ hours, _ of his career, at its _, _ performance, off-_, _ time, _ demand, reached its _, reached a _, mountain _, snowy _, _ hour, _ travel, in _ condition
peak > peek : take a _ at, took a _ at, a quick _ at, a sneak _, have a _, had a _ at, a _ inside, take a _ inside, a _ behind, to _ inside, sneak _, _ inside the, _ behind the curtain, a _ at, _ through the curtains, _ over the fence, _ into the
perspective > prospective : _ buyer, _ buyers, _ employer, _ employers, _ students, _ customers, _ client, _ clients, _ tenants, _ parents, _ candidates, _ employee, _ employees, _ tenant, _ husband, _ customer, _ investors, _ student, _ purchasers, _ members, _ candidate, _ purchaser, _ partner
prospective > perspective : from my _, in _, into _, a new _, a fresh _, different _, from a different _, sense of _, a historical _, keep things in _, put things in _, from their _, from his _, historical _, of _ on
pour/pours/poured/pouring > pore/pores/pored/poring : _ over the report, _ over the reports, _ over the figures, _ over maps, _ over a map, _ over the map, _ over the contract, _ over the accounts, _ over his, _ over her books, _ over books, _ over old, _ over spreadsheets, _ over the details, _ over every, _ over the evidence, _ over the plans, _ over the data, _ over the text, _ over the records, _ over records, _ over the manuscript, _ over maps, _ over documents, _ over the files, _ over thousands, _ over hundreds, _ over the small print, _ over the archives, _ over ledgers, _ over the ledgers, _ over the results, _ over the paperwork, _ over the minutes, _ over the papers, _ over the letters, _ over the drawings, _ over the newspaper, _ over bank statements, _ over the fine print, _ over invoices, _ over pages, _ over the statistics, _ over the transcripts, _ over the law, _ over these, _ over it for
proceed/proceeded/proceeding/proceeds > precede/preceded/preceding/precedes : _ by a, was _ by, is _ by, were _ by, in the _ year, the _ chapter, the _ paragraph, the _ page, the _ month, the _ section, the _ weeks, the _ days, the _ years, the _ months, the _ pages, events _ the, that _ it, is always _ by, being _ by
precede/preceded > proceed/proceeded : _ with caution, _ to checkout, to _ with the, _ to the next, _ with the plan, _ to gate, please _ to, shall we _, _ to tell, _ to explain
prescribe/prescribed/prescribes > proscribe/proscribed/proscribes : _ organisation, _ organization, _ organisations, _ terrorist, _ by law as illegal
proscribe/proscribed/proscribes > prescribe/prescribed/prescribes : doctor _, _ antibiotics, _ medication, _ drug, _ drugs, _ a course of, _ by the doctor, _ medicine, _ by my doctor, _ by his doctor, _ by her doctor, _ tablets, gp _
rain/reins/rains > rein/reins/reins : _ in spending, free _, _ in costs, took the _, take the _, hand over the _, handed over the _, _ him in, _ them in, _ in our, _ in his, take up the _, at the _
reign/reigns/reigned/reigning > rein/reins/reined/reining : _ them in, _ him in, _ her in, _ it in, free _, full _, tight _, tight _ on, take the _, took the _, taking the _, handed over the _, hand over the _, loosen the _, took over the _, take over the _, taken over the _, taking over the _, holds the _, hold the _, held the _, gave him free _, given free _, keep a tight _, a tight _ on, free _ to
rein > reign : _ of terror, during the _ of, the _ of, during his _, during her _, _ over, long _, _ supreme, _ as champion, his _ as, queen's _, king's _
reined/reining > reigned/reigning : _ champion, _ champions, _ supreme, chaos _, silence _, confusion _, queen _
tortuous > torturous : _ pain, _ ordeal
torturous > tortuous : _ road, _ route, _ path, _ roads, _ logic, _ process, _ argument, _ negotiations, _ mountain, _ journey up, _ reasoning
venial > venal : _ politicians, _ officials, corrupt and _, _ politician
venal > venial : _ sin, _ sins
weary > wary : be _ of, _ of strangers, was _ of strangers, _ of the dangers, very _ about, be very _ of, grew _ of strangers, remain _ of, _ of investing, _ of giving, investors are _ of, _ of scams, _ of sharing, should be _ of, are _ of buying, _ of any, be _ about, _ of clicking, _ of emails, _ of lending, are _ of the
wary > weary : _ of waiting, tired and _, _ traveller, _ traveler, _ of the long, war _, war-_, world-_, _ travellers, _ of hearing, _ of being, bone-_, _ legs
whet > wet : _ weather, soaking _
wet/wets/wetted > whet/whets/whetted : _ your appetite, _ my appetite, _ his appetite, _ the appetite, _ their appetite, _ appetites, _ our appetites, _ her appetite, _ the appetites, _ their appetites, _ our appetite, _ readers' appetites
wreck/wrecks/wrecked/wrecking/reek/reeks/reeked/reeking > wreak/wreaks/wreaked/wreaking/wreak/wreaks/wreaked/wreaking : _ havoc, _ vengeance, _ revenge, _ destruction
wreak/wreaks/wreaked > reek/reeks/reeked : _ of smoke, _ of garlic, _ of alcohol, _ of hypocrisy, _ of desperation, _ of beer, _ of corruption, _ of fish
alter > altar : at the _, church _, high _, _ boy, wedding _, _ rail, sacrificed on the _, _ of the church, _ cloth, left at the _, before the _, the _ and, the _ of
altar > alter : to _ the course, _ ego, to _ the plan, _ the fact, not _ the, _ course, to _ it, to _ her, to _ his
forth > fourth : the _ of july, the _ time, _ quarter, in _ place, _ floor, _ edition, _ grade, one-_, the _ day, _ largest, _ generation, her _ child, his _ goal, on the _ floor, _ chapter
fourth > forth : and so _, back and _, go _ and, so _, set _ in, bring _, hold _, sally _, henceforth
bare/bares/bared/baring > bear/bears/bore/bearing : _ in mind, can't _ to, cannot _ to, _ witness, _ the brunt, _ fruit, _ responsibility, _ the cost, _ no resemblance, _ a grudge, _ left at the, _ right at the, _ the weight, _ no relation, to _ the burden, _ the consequences, could not _ to, couldn't _ to, _ arms, hard to _, _ the responsibility
bear > bare : _ feet, _ bones, the _ minimum, _ hands, with his _ hands, _ facts, _ essentials, _ walls, with my _ hands, _ necessities, laid _, lay _, strip _, _ all, _ chest, _ legs, _ floorboards, _ skin, cupboard was _
bears > bares : _ its teeth, _ his soul, _ her soul, _ all
bearing > baring : _ his teeth, _ her teeth, _ his soul, _ its teeth, _ her soul
born > borne : _ out by, mosquito-_, water-_, air-_, costs _ by, be _ in mind, _ by the taxpayer, _ by the customer, _ by the company, _ by the tenant, _ by taxpayers, _ by the buyer, _ by consumers, been _ out, _ the cost, _ the brunt, _ the costs, had _ three, had _ two, has _ fruit, have _ fruit, was _ out by
borne > born : was _ in, were _ in, _ and bred, _ and raised, newly _, first _, _ in london, _ leader, _ in 19, was _ to
boarder/boarders > border/borders : at the _, _ control, the mexican _, the _ with, _ patrol, the french _, the _ between, cross the _, crossed the _, southern _, _ guard, _ guards, across the _, _ town, northern _, _ crossing, scottish _, national _, closed its _, open _, the _ of, welsh _
border > boarder : a weekly _ at the school, a lodger or _
brake/brakes > break/breaks : lunch _, coffee _, take a _, tea _, _ a leg, _ the law, give me a _, christmas _, a short _, _ the news, _ the rules, spring _, summer _, _ a record, tax _, ten-minute _, a quick _, _ even, during the _, take _, on your _, taking a _, a _ from
break/breaks > brake/brakes : slam on the _, _ pedal, slammed on the _, _ pads, _ fluid, hit the _, hand _, _ lights, _ light, disc _, put the _ on, hit the _, front _, emergency _, the _ failed, foot on the _, _ failure, parking _, the car's _, apply the _, applied the _, squeal of _
breaking > braking : _ distance, _ system, emergency _
bridal > bridle : _ path, _ paths, saddle and _
bridle > bridal : _ gown, _ party, _ shower, _ suite, _ shop, _ dress, _ boutique, _ bouquet, _ wear
by > buy : to _ a house, to _ a car, to _ a new, _ one get one
cereal > serial : _ number, _ killer, _ numbers, tv _, _ offender
serial > cereal : breakfast _, bowl of _, _ bar, box of _, _ crops
chord/chords > cord/cords : spinal _, umbilical _, vocal _, extension _, electrical _, power _, communication _, rip_
cord > chord : struck a _, strike a _, guitar _, minor _, strikes a _, struck a _ with, a major _
cue > queue : in the _, a long _, jump the _, _ for the, bus _, stood in a _, _ outside, the _ at
queue > cue : right on _, took his _ from, on _, take your _ from, take their _ from, a _ from, snooker _, pool _, _ ball, takes its _ from, taking their _ from, take our _ from, took her _ from, took their _ from, that's my _
dew > due : _ diligence, _ date, _ to the, is _ on, in _ course, payment is _, _ process
due > dew : morning _, _ on the grass, _ drops, _ point
draft > draught : _ beer, _ excluder, cold _ from, _ ale, a cold _ in
extent > extant : only _ copy, still _ copy
fair > fare : bus _, train _, taxi _, air _, _ dodger, _ dodgers, how did you _, _ dodging, single _, return _, plane _, _ increase, _ well, cab _, half _, _ evasion, rail _, tram _, ferry _, pub _, local _
fairs > fares : bus _, train _, rail _, taxi _, air _, half _, ferry _
fare > fair : _ trade, _ play, _ enough, _ share, _ chance, _ deal, no _, it's not _, _ and square, trade _, book _, job _, county _, _ wage, craft _, careers _, science _, village _, _ price, _ treatment, fun _
feat > feet : on his _, twelve _, two _ tall, six _ tall, ten _, hundred _, cold _, my _, his _, her _
feet > feat : no mean _, an amazing _, a remarkable _, an impressive _, _ of engineering, quite a _, incredible _, engineering _, an extraordinary _, a considerable _, no small _, a rare _
flair > flare : temper _, tempers _, solar _, a _ up, _ up, _ gun, distress _, tempers to _, _-up
flare > flair : a _ for, has _, with _, artistic _, creative _, his _ for, her _ for, natural _, with great _, some _
flea > flee : to _ the, had to _, forced to _, tried to _, _ the country, _ their homes
flee > flea : _ market, _ markets, _ bite
flour > flower : _ bed, _ arranging, _ pot, cut _, _ shop, _ girl
flower > flour : bag of _, self-raising _, plain _, wheat _, cups of _, cup of _, grams of _, of plain _, tablespoon of _, whole-wheat _, wholemeal _, corn_, sugar and _, butter and _
formally > formerly : _ known as, _ called, _ of this parish, the _ known, _ the home of, _ a church, _ the ceo, _ head of, _ a teacher, who was _ a, _ employed, _ owned, _ president, _ married to, who _ worked, _ director, was _ a, was _ the, _ at, _ of the, _ a, _ of, _ with the, _ editor
formerly > formally : _ announced, _ dressed, _ introduced, _ opened, _ invited, _ approved, _ adopted, _ apologised, _ apologized, has not _, be _ signed, _ accepted, _ requested, _ signed, _ recognised, _ recognized, _ complained, _ agreed, _ complain, _ launched, be _ announced, be _ opened, _ request
founder/founders/foundered/foundering > flounder/flounders/floundered/floundering : _ around, _ about, _ for words, _ helplessly, _ in the mud
flounder/floundered > founder/foundered : ship _ on, _ on the rocks, talks _, ship _, vessel _, yacht _, talks have _, talks had _, negotiations _, marriage _, merger _, boat _, scheme _ on, project _ on, plan _ on, and sank, ferry _
gilt > guilt : _ trip, feelings of _, admitted his _, sense of _, proof of _
guilt > gilt : _-edged, _ frame, _ edged
heal > heel : achilles _, achilles' _, high _, _ of the shoe, stiletto _, head over _, _ of his shoe
heals > heels : high _, head over _, on the _ of, hard on the _, kick up her _, dig in their _, dug in their _, cool his _, stiletto _, hot on the _
heel/heels/heeled/heeling > heal/heals/healed/healing : to _ the wound, to _ the rift, wounds _, _ itself, time _ all, time to _, the wound _, _ properly, slow to _
hale > hail : _ storm, _ a taxi, _ from, _ a cab, _ mary, all _
hail > hale : _ and hearty
hear > here : over _, come _, right _, _ is the, _ are the, from _ on, out _, wish you were _, been _ before, around _, in _, down _, _ and there, _ you go, neither _ nor there, stay _, not from _, born _, live _, works _, up _
here > hear : i _ that, to _ from, _ from you, _ about it, nice to _, to _ about, glad to _, can't _, couldn't _, did you _, _ the news, can you _, pleased to _, sorry to _, look forward to _, _ you loud, could _ the, want to _, to _ the, good to _, cannot _, wait to _, _ _ cried, never _ of, let's _, could not _
heroin > heroine : the _ of the, tragic _, _ of the novel, _ of the film, austen's _, our _, unlikely _, romantic _, national _
heroine > heroin : _ addict, _ addiction, _ overdose, _ addicts, possession of _, cocaine and _, _ smuggling
hew/hue > hue : _ and cry
hole > whole : the _ thing, the _ day, a _ lot, as a _, the _ time, the _ point, on the _, the _ team, the _ family, the _ story, the _ of, a _ week, a _ new, the _ world
whole > hole : a _ in the, black _, full of _, plug the _, dig a _, dug a _, a _ in one, pot _, _ in the wall, a _ in his, key_, _ in one
holy > wholly : _ inadequate, _ owned, not _, _ unacceptable, _ responsible, _ different, _ unsuitable, _ dependent, _ unexpected, almost _, _ without, _ new
idle > idol : teen _, pop _, american _, my _, matinee _, childhood _, _ worship
idol > idle : _ gossip, _ chatter, sat _, _ threat, lie _, stood _, stand _, bone _, _ curiosity, machines _, stands _, left _, remained _, lay _, bone-_
in tact > intact : _ and, remain _, remained _, still _, was _, is _, were _, completely _, it _, largely _, left _, all _, _ after
intense > intents : for all _ and purposes
isle > aisle : down the _, walk down the _, _ seat, across the _, frozen food _, walked down the _, cereal _, the middle _, _ of the supermarket, _ of the church, supermarket _, church _, the bread _
aisle > isle : _ of wight, _ of man, the _ of, _ of skye, desert _, british _, emerald _, greek _
jam > jamb : door _
knew > new : happy _ year, brand _, a _ car, a _ job
know > no : there is _ way, there's _ way, i have _ idea, _ one knows, in _ time, _ problem, by _ means
knot > not : did _ know, is _ a
leak > leek : _ soup, _ and potato, potato and _, welsh _
leaks > leeks : _ and potatoes, carrots and _
leek > leak : gas _, water _, a _ in the, oil _, spring a _
lessen > lesson : a _ learned, teach him a _, taught me a _, piano _, driving _, learned a _, a valuable _, english _
lesson > lessen : to _ the impact, to _ the risk, _ the impact, _ the effect, _ the pain, to _ the effects, to _ the burden, to _ the, would _ the, will _ the
lesser > less : _ than half, _ than a, much _ than
levee > levy : to _ a tax, a _ on, impose a _, tax _
levy > levee : the _ broke, river _, the _ held, the _ system in new orleans
liable > libel : sued for _, a _ suit, _ laws, _ case, _ action
libel > liable : _ for damages, _ to change, be held _, is _ for, are _ for, held _ for, jointly _, _ to be
lien > lean : _ on me, _ against the
load > lode : mother _, the mother _, _star, _ stone
lode > load : heavy _, a _ of, lorry _, work_
mail > male : _ voice choir, _ model, _ colleague, _ and female, alpha _, _ nurse, _ dominated
male > mail : e-_, junk _, check the _, royal _, _ order
main > mane : lion's _, horse's _, _ and tail
maize > maze : hampton court _, a _ of streets, lost in a _, a _ of corridors, hedge _, a _ of
maze > maize : _ crop, fields of _, _ flour, field of _
mantle > mantel : above the _, on the _ piece, clock on the _, over the fire on the _, on the _
meat > meet : nice to _, to _ you, _ the deadline, _ up with, pleased to _, _ and greet, track _
meet > meat : red _, raw _, _ eater, _ and potatoes, _ pie, _ eaters, minced _, cuts of _, processed _
might > mite : dust _, a _ too, the poor _, a _ early, a _ tired
mote > moat : castle _, the _ around, a _ filled, surrounded by a _
moot > mute : _ button
muscle > mussel : a _ shell, fresh _
muscles > mussels : garlic and _, fresh _, _ in white wine, _ and clams, oysters and _, clams and _
mussels > muscles : leg _, stomach _, stretch your _, pulled _, back _
mustard > muster : passed _, pass _, cut the _ parade
nay > neigh : horse's _
none > nun : catholic _, became a _
oar > ore : iron _, copper _
ore > oar : stick your _ in, put his _ in
pail > pale : went _, turned _, looked _, _ blue, _ skin, beyond the _, _ complexion, _ face, _ ale, _ green, _ in comparison
pale > pail : milk _, bucket and _, _ of water, a _ of, slop _
pain > pane : window _, a _ of glass, _ of glass, broken _, glass _, double-_
pane > pain : back _, in _, chest _, _ relief, a _ in the neck, no _ no gain, aches and _, severe _, growing _
pair > pear : _ tree, apple and _, ripe _, prickly _, _ and ginger
pear > pair : a _ of shoes, a _ of, a _ of jeans, au _
paired > pared : _ down, be _ down, _ back, was _ down, been _ down, _ to the bone, been _ back, was _ back, be _ back
pairing > paring : _ knife, cheese-_
passed > past : in the _, walked _, drove _, half _, ten _ five, for the _ few, _ few weeks, quarter _, went _ the, ran _ the, _ the post office, in _ years, drive _, over the _ year, the distant _, get _ the, over the _ few, for the _ year, way _, the _ year has, the recent _, years _, rushed _, live in the _, flew _, ten minutes _, walk _, go _ the, _ midnight, just _ the
past > passed : have _ away, has _ away, had _ away, has _ the exam, he _ the exam, she _ the exam, she _ her, he _ his, _ away, time _ quickly, _ the test, _ the exam, _ with flying, _ their exams, he _ the salt, was _ by parliament, has _ since, have _ since, the bill was _, had _ since, _ her driving, _ his driving, _ out from, was _ over for, she _ me the, he _ me the, has _ its, have _ their, the bus _ us, been _ on, been _ to, the years _, weeks _ before, resolution was _, motion was _, be _ on to, was _ on to, was _ over, _ over for promotion, _ the law, _ the ball, were _ on
patience > patients : hospital _, the doctor's _, cancer _, _ in the ward, treat _, treated _, elderly _, new _ are, _ and staff, _ and visitors, _ and their families, our _ are
patients > patience : run out of _, lost _, lose _, thank you for your _, have _, for your _, ran out of _, running out of _, losing _, requires _, lost my _, with great _, have the _
peal > peel : banana _, orange _, lemon _, potato _
peel/peels > peal/peals : _ of bells, _ of laughter, _ of thunder, bells _
peddle/peddles/peddling/peddled > pedal/pedals/pedalling/pedalled : _ his bike, _ the bike, _ harder, bike _, _ faster, brake _, gas _, _ a bike, _ uphill, _ her bike, back-_, _ up the hill, _ up hill, soft-_, _ bin, accelerator _, clutch _, _ boat, _ car
pedal/pedals/pedalling/pedalled/pedaled/pedaling > peddle/peddles/peddling/peddled/peddled/peddling : _ drugs, _ lies, _ his wares, _ their wares, _ misinformation, _ conspiracy, _ fake, _ influence, _ myths, _ goods, _ a myth, _ insurance, _ the myth, _ rumours, _ rumors, _ snake oil, _ nonsense, _ encyclopedias, influence _, _ cheap, _ stolen, _ counterfeit, _ drugs, _ quack, _ miracle, _ false, _ the idea, _ her wares, _ trinkets, _ conspiracy theories
peer > pier : brighton _, end of the _, wooden _, walked along the _, fishing off the _, moored at the _, seaside _, the _ at
pier > peer : _ pressure, _ review, _ group, _ reviewed, house of lords _
personal > personnel : military _, medical _, _ department, _ manager, security _, all _ must, _ file, army _, emergency _, authorised _, authorized _, key _, enemy _, qualified _, trained _, naval _, airport _, authorised _ only, rescue _
personnel > personal : _ opinion, _ reasons, _ belongings, _ hygiene, _ computer, _ life, _ trainer, _ details, _ best, _ experience, _ touch, _ assistant, _ statement, _ information, _ data, _ loan
plain > plane : the _ landed, _ ticket, _ crash, private _, _ took off, catch a _, _ crashed, board the _, on the _, boarded the _, missed my _, a _ ticket, off the _
plane > plain : _ english, _ sailing, _ clothes, in _ sight, _ white, _ and simple, _ yoghurt, _ chocolate, make it _, in _ english, _ language, _ flour, it is _ that, _ truth, as _ as day, salisbury _, _ speaking, coastal _, great _, flood _, just _ wrong
plum > plumb : _ line, _ the depths, _ in the washing machine, plumbed
plumb > plum : _ job, _ tomatoes, _ pudding, _ jam, _ role, _ tree, _ crumble, _ roles
pole > poll : opinion _, exit _, _ tax, recent _, _ results, a _ of, straw _, latest _, online _, a _ found, _ shows, _ of 1, _ showed, _ suggests, _ conducted, gallup _
poll > pole : north _, south _, _ vault, _ position, flag _, fishing _, totem _, telegraph _, tent _, in _ position, _ dancing
populous > populace : the general _, the _ was, the _ is, among the _, the local _, the whole _, the entire _, of the _ at large, the urban _
populace > populous : most _ country, _ country, _ city, most _ city, most _ state, densely _, more _ than, _ nation, _ region, most _ nation, _ areas, _ state, _ district
pray > prey : birds of _, bird of _, fall _ to, fell _ to, easy _, stalking its _, _ on the elderly, _ on people, beast of _, fallen _ to, _ on the weak, falling _ to, _ on my mind, _ on his mind, _ on vulnerable, its _, _ on our, _ on the vulnerable, preyed, falls _ to, hunting for _, _ upon
prayed > preyed : _ on the elderly, _ on his mind, _ on her mind, _ on the, _ upon the, _ on vulnerable, _ on my mind, _ on young
praying > preying : _ on the elderly, _ on vulnerable, _ on people's, _ on the, _ upon, _ on young, _ on his mind
prey > pray : let us _, kneel and _, _ for peace, _ to god, i _ that, hope and _, _ for rain, to _ for
presence > presents : birthday _, christmas _, wedding _, wrapped the _, opened her _, open the _
presents > presence : in the _ of, made her _ felt, _ of mind, online _, made his _ felt, your _ is, military _, stage _, your _ at, police _, graced us with her _
profit > prophet : the _ muhammad, _ of doom, old testament _, a _ is not without
prophet > profit : _ margin, net _, _ and loss, make a _, gross _, for _, non-_, _ warning
quiet > quite : not _, _ a lot, _ good, _ right, is _ clear, _ frankly, is _ a, _ possible, _ likely, _ sure, _ different, _ often, _ the opposite, _ some time, was _ a, it's _, was _ surprised, _ a while, been _ a, _ a bit, not _ as, _ impressed, _ happy, are _ happy, was _ impressed, _ obvious, _ well, be _ a, seems _, am _ sure, were _ a, had _ enough, _ high, _ expensive, _ rightly, _ simply, has _ a, have _ a, had _ a
quite > quiet : peace and _, keep _, keep it _, _ neighbourhood, kept _, a _ night, a _ word, a _ place, stay _, _ carriage, a _ street, stayed _, went _, keep _ about, _ as a mouse, a _ life, be _ please, too _, fell _, a _ corner, kept _ about, library was _, is so _, so _ you, so _ that, very _, very _ and, a _ drink, kept very _, a _ moment
rack/racked > wrack/wracked : _ with guilt, _ and ruin, nerve-_
wrack/wracked/wracking > rack/racked/racking : _ my brain, _ my brains, _ his brain, _ his brains, _ her brain, _ her brains, _ our brains, _ their brains, _ your brain, _ your brains, nerve-_, _ our brain, _ up, magazine _, luggage _, wine _
raise/raised/raises > raze/razed/razes : _ to the ground, was _ to the ground, were _ to the ground, _ it to the ground
raze/razed > raise/raised : _ money, _ awareness, _ the alarm, _ the issue, _ children, _ taxes, _ concerns, _ funds
raise > rise : sun will _, prices will _, prices _ every, prices _ to, prices _ by, _ to the occasion, costs _ every, on the _, high-_, gave _ to, give _ to, gives _ to, _ from the dead, temperatures _, will _ by, sea levels _, sea levels to _, temperatures to _, expected to _ by, expected to _ to, likely to _ by, set to _ by, continue to _, due to _ by, due to _ in
rise > raise : to _ money, to _ the question, _ awareness, to _ funds, _ funds, to _ awareness, to _ taxes, to _ prices, to _ interest rates, _ interest rates, _ the bar, _ our prices, _ their prices, _ its prices, to _ the issue, _ the rent, _ concerns, _ the alarm, hand to _ a question, to _ a question, to _ a family, _ the flag, to _ his hand, to _ the, to _ her voice, to _ his voice, to _ doubts, _ standards
raised > rose : prices _ by, prices _ sharply, sun _, temperatures _, _ to the occasion, prices have _, costs _ sharply, profits _ by, sales _ by, profits _ to, sales _ to
rational > rationale : the _ behind, the _ for, a _ for, business _, what is the _, no _ for, clear _ for, his _ for, explain the _, his _ was, its _ for, explained the _, our _ for, the economic _, no clear _
rationale > rational : _ thinking, _ decision, _ argument, _ explanation, _ human, a _ approach, perfectly _, _ behaviour, _ choice
real > reel : fishing _, film _, highlights _, rod and _, cotton _, _ in a fish, news _, _ of film, show_, highlight _
reel > real : _ estate, the _ world, _ life, in _ time, _ madrid, _ ale, _ deal
residence > residents : local _, the _ of the village, care home _, long-term _ are, _ are advised, _ are asked, _ of the area have, many _, angry _, _ complained, _ are, all _ are, elderly _, local _ are, nearby _, _ say, _ were
residents > residence : place of _, hall of _, take up _, took up _, official _, permanent _, country of _, taken up _, halls of _, artist in _, writer in _, in _ at, in _, _ permit, summer _, main _
retch > wretch : poor _, ungrateful _
wretch > retch : made me _, began to _, make you _, makes me _
review > revue : musical _, cambridge footlights _, comedy _, student _ with songs
right > write : _ a letter, to _ a book, _ to your mp, _ your name, read and _
right > rite : _ of passage, last _, _ of spring, funeral _, initiation _, fertility _
rights > rites : last _, funeral _, burial _, _ of passage, marriage _, initiation _
write > right : all _, _ now, you're _, turn _, that's _, _ away, _ hand, human _, _ angle, _ wing, _ on time, just _
ring > wring : _ his neck, _ your hands, _ their hands, _ out the, _ his hands, _ her hands, to _ more, _ our hands, _ concessions, _ out your
ringing/ringed/rung > wringing/wrung/wrung : hand-_, _ his hands, _ her hands, _ wet, _ out the, _ out, _ from the, _ their hands, _ our hands, _ concessions
road > rode : he _ his, she _ her, they _ off, he _ a horse
roll > role : leading _, starring _, _ model, _ models, a key _, play a _, plays a _, played a _, job _, title _, his _ as, her _ as, _ play, important _, vital _, her new _, supporting _, a new _ in, major _, the lead _, _ in the, gender _, his new _, key _, active _, the _ was, new _ as, central _
role > roll : _ call, on a _, drum _, sausage _, _ of honour, bread _, toilet _, rock and _, _ up your sleeves, swiss _, _ over, egg _, honor _, honour _, _ of film, _ of fabric, electoral _, _ of carpet, _ of tape, rock 'n' _, pay_, _ the dice
roles > rolls : bread _, sausage _, toilet _, _ royce, _ of fabric, _ of carpet, _ of wallpaper
root > route : en _, bus _, the fastest _, the quickest _, scenic _, shortest _, a different _, trade _, _ to work, along the _, best _, escape _, paper _, delivery _, _ map, cycle _, main _, alternative _, direct _, flight _, the _ from
route > root : _ cause, the _ of the problem, square _, take _, _ and branch, _ vegetables, put down _, took _, _ canal, taken _, _ causes, the _ of all, _ out, grass_, taking _, at the _ of, gets to the _, the _ cause, get to the _
routes > roots : grass _, put down _, family _, its _ in, back to his _, to his _, to her _, working-class _
rote > wrote : he _ a, she _ a
sale > sail : set _, _ through, plain _, smooth _, hoist the _, _ across
sail > sale : for _, on _, car boot _, garage _, bill of _, jumble _, january _, final _, summer _, _ price, house for _
saw > sore : _ throat, _ thumb
scene > seen : have _ it, has been _, i've _, have you _, never _, ever _, had _, be _ as, i have _, not _, has _, well _, rarely _, been _
seen > scene : crime _, behind the _, of the crime, love _, on the _, the opening _, set the _, make a _, _ of the accident, _ of the crime, music _, final _, made a _, arrived at the _, fled the _, opening _, art _, sets the _, at the _
scents > sense : make _, makes _, common _, _ of humour, no _, made _
sense > since : ever _ the, _ then, long _, _ last year, _ 20, _ 19, _ i was, been _, _ the beginning, _ monday, _ january, _ march, _ april
since > sense : make _, common _, makes _, _ of humour, _ of urgency, sixth _, doesn't make _, a _ of, no _, made no _, make no _, _ of humor, makes no _, in a _
sew > sow : _ the seeds, _ seeds, _ doubt, _ confusion, _ discord, _ division, _ the seed, _ wild oats
sow/sowed > sew/sewed : _ a button, _ on a button, _ a dress, _ buttons, learn to _
sewing > sowing : _ seeds, _ confusion, _ division, _ doubt, _ discord, _ the seeds
sewn > sown : seeds were _, seeds of doubt were _, seeds _, seeds had been _, had _ the seeds, has _ the seeds, seeds are _, seeds have been _, have _ the seeds
shear > sheer : _ volume, _ size, _ luck, _ number, by _ luck, _ drop, _ joy, _ hard work, _ determination, _ scale, _ weight, _ chance, _ force, _ cliff, _ nonsense, _ numbers, by _ force, _ cliffs, _ tights, by _, _ effort, _ stockings, _ madness, _ bliss, _ curtains, _ coincidence, _ folly, _ amount, _ persistence
sheer/sheered > shear/sheared : _ sheep, _ the sheep, _ a sheep, wind _, bolt _, _ off, sheep-_, were _ off, was _ off
shoot > chute : rubbish _, laundry _, garbage _, coal _, water _
sic > sick : felt _, off _, was _ of
site-seeing/sight-seeing > sightseeing : _, _ tour, go _
siting > sighting : _ of the, a rare _, first _
sole > soul : heart and _, bare his _, a lost _, _ mate, _ music, not a _, poor _, old _, good for the _, body and _, _ searching, _-searching, the life and _, _ food, _-destroying, rest his _, kindred _, every living _, immortal _, rest her _, bless her _, a single _, _ singer, _ mates
soul > sole : _ purpose, _ trader, _ heir, _ proprietor, _ aim, _ beneficiary, _ reason, the _ of his shoe, the _ of her shoe, _ custody, dover _, _ survivor, lemon _, _ responsibility, _ owner, _ provider, _ agent, _ director, _ parent, _ supplier, _ breadwinner, _ exception, _ occupant, _ source, _ distributor
souls > soles : _ of his shoes, _ of her shoes, _ of my feet, _ of his feet, rubber _, _ of her feet, _ of their shoes, leather _, _ of their feet, _ of your feet, _ of my shoes, _ of your shoes
sore > soar : prices _, prices to _, prices will _, temperatures _, temperatures to _, profits _, _ through the air, eagle _, _ above, began to _, continue to _
sort > sought : _ after, most _ after, highly _ after, much _ after, most _-after
sought > sort : _ of thing, _ it out, _ out the, some _ of, _ of person, that _ of
spate > spade : call a spade a _, bucket and _
staid > stayed : he _ at, she _ at, they _ at, we _ at, _ in bed, _ at home, _ overnight
stake/stakes > steak/steaks : rump _, sirloin _, _ and chips, fillet _, _ knife, _ pie, a rare _, _ dinner, grilled _, t-bone _
steak > stake : at _, a _ in, _ in the company, a majority _, raised the _, _ a claim, burned at the _, a lot at _, burnt at the _, minority _, _ out, is at _, per cent _, percent _, are at _, everything at _, controlling _
steaks > stakes : high _, raise the _, the _ are high, raised the _, the _ are, lower the _
stare/stares > stair/stairs : spiral _, up the _, down the _, climb the _, fell down the _, flight of _, foot of the _, top of the _, bottom of the _, take the _, ran up the _, climbed the _, under the _, back _
steal > steel : stainless _, _ mill, nerves of _, _ worker, _ industry, _ girders, _ wool, _ beams, _ plant, _ works, man of _, _ production, _ pipe, _ workers, _ himself for, _ yourself, _ band, _ drum, _ frame, _ tariffs, _ door, tons of _, nerves of _
steel > steal : to _ a car, to _ the show, tried to _, at that price it's a _, _ the limelight, _ the show, _ your identity, to _ money, don't _, _ cars, _ your data, _ a march
stile > style : in _, life_, house _, _ guide, hair_, leadership _, management _, writing _, in _ and
style > stile : climbed over the _, over the _ into, a wooden _, climb over the _, cross the _, climb the _, over a _ into, _ and gate, by the _, a _ and a, over the _ and, _ into the field, next _, over a _ and, kissing gate or _, _ at the
straight/straights > strait/straits : dire _, _ of gibraltar, _ jacket, _ and narrow, bering _, financial _, _-laced, _ of hormuz, desperate _, _ of malacca, _ of messina, torres _, _ of dover, bass _, cook _, in dire _, menai _, _jacket
straight-laced > strait-laced : _
straightjacket > straitjacket : _
strait > straight : _ line, _ ahead, _ away, go _, set the record _, _ from the, _ forward, _ to the point, _ talk, think _, _ after, _ on, keep a _ face, _ across, _ home, came _
suit > suite : hotel _, en _, bridal _, three-piece _ and sofa, penthouse _, executive _, honeymoon _, bathroom _, software _, _ of software, a _ of tools, _ of rooms, three-piece _ in leather, presidential _, a _ of rooms, en-_, bedroom _, _ of offices, a _ of products, conference _, nutcracker _, a _ of programs, a _ of apps, _ of tools, _ of products, _ of services, _ of measures, office _, _ at the hotel, of three-piece _, sofa _, _ of apps, maternity _, management _, leather _, full _ of
suite > suit : business _, follow _, _ and tie, law _, space _, bathing _, three-piece _ and tie, strong _, wet _, pinstripe _, followed _, grey _, gray _, wore a _, wearing a _, ski _, birthday _, swim_, trouser _, a dark _, best _, dinner _, tailored _, in a _, track_, his _, _ yourself, does not _, filed a _, file a _, would _ you, _ jacket, new _ for the, will _ you, following _, to _ your, to _ all, lounge _, jump_
tact > tack : change of _, change _, changed _, different _, a different _, new _, changing _, wrong _, right _, try a different _, a new _
tack > tact : with great _, lack of _, _ and diplomacy, _ and discretion, lacks _, lacked _, diplomacy and _
tale > tail : wag its _, the _ end, wagging its _, heads or _, cock_, turn _ and, dog's _, at the _ end, bushy _, the plane's _, _ wagging, nose to _, horse's _, cat's _, with its _ between, his _ between, _ light
tail > tale : fairy _, tell_, old wives' _, a _ of, moral _, _ of two cities, live to tell the _, lived to tell the _, cautionary _, folk _, tall _, _ of woe, told a _, winter's _, telltale, a gripping _, tell the _, a sorry _
taught > taut : _ rope, pulled _, stretched _, wire was _, rope was _, _ muscles, skin was _, pull it _, muscles were _, _ thriller, keep the _, stretch it _, pull the rope _, _ string, rope is _, until it is _, was _ and, pulled the rope _, line is _, string is _, pull the string _, wire is _, line _, rope _, cable _, _ cable, _ nerves, kept _
taut > taught : was _ by, was _ at, i was _, is _ in, be _ to, self-_, he _ me, she _ me, has _ me
team > teem : _ with rain, streets _ with, river _ with, seas that _
teaming > teeming : _ with fish, _ with life, _ with people, _ with wildlife, _ rain, was _ with, _ with tourists, _ with rain, _ with bacteria, _ with shoppers, _ with insects, _ masses, _ with activity, streets are _, were _ with, river is _, is _ with, _ with ideas
tear > tier : two-_, top _, _ of management, three-_, second _, lower _, upper _, top-_
tenant/tenants > tenet/tenets : central _ of, basic _ of, _ of faith, core _ of, key _ of, fundamental _, main _ of, _ of islam, _ of christianity, basic _, core _, central _, religious _, _ of the faith, _ of our, _ of capitalism, _ of democracy, _ of good, _ of journalism, _ of modern, _ of buddhism, first _ of, key _
tenet > tenant : sitting _, landlord and _, new _ moved in, previous _, _ farmer, current _, council _
their > there : _ is no, _ is a, _ are many, _ were no, _ will be, _ must be, is _ a, are _ any, was _ a, _ may be, _ has been, _ have been, _ might be, _ should be, _ was no, _ would be, went _, _ isn't, _ aren't, _ wasn't, hang in _, is _ any, was _ any, if _ is, _ seems to be, from _ to, _ appears to be, _ exists, _ can be, stay _, stayed _, hi _, in _ somewhere
there > their : _ own, lost _ jobs, _ family, in _ opinion, _ children, _ parents, all _ money, with _ families, _ names, _ jobs, for _ help, change _ minds, made up _ minds, _ homes, on _ behalf, _ lives, of _ own, with _ own, and _ families, took _ seats, took _ time, for _ support, _ customers, brought _ own, for _ work, _ employees, of _ staff, from _ parents, done _ best, do _ best, did _ best, _ tickets, and _ children, submit _, leave _ bags, left _ bags, _ applications, left _ coats, of _ customers
they're > their : _ own, _ house, lost _, with _ families, _ parents, for _ own, _ children, change _ minds, _ jobs
there > they're : _ going to be late, i think _ going, _ not going, said _ going, _ coming to, if _ not, _ all going, when _ ready, because _ not, _ both very, where _ going, what _ doing, who _ talking, know what _ doing, _ working on, _ looking for, _ trying to, _ still waiting, think _ coming, how _ doing, that _ going, _ planning to
your > you're : _ welcome to, if _ not, when _ ready, _ not the, i hope _ well, hope _ well, _ going to love, if _ looking, think _ right, _ right about, when _ finished, if _ interested, because _ not, _ doing a, glad _ here, whether _ a, _ probably, while _ there, if _ unsure, if _ going, _ supposed to, _ allowed to, if _ happy, unless _ a, sure _ ready, know _ busy, if _ a, that _ going, when _ done, as if _, sure _ not, where _ going, what _ doing, _ still not, _ looking for, _ not alone, until _ ready, how _ feeling, _ entitled to, know _ not, say _ not, what _ talking, once _ ready, if _ feeling, when _ tired, if _ having, if _ planning, if _ thinking, _ never too, if _ free, if _ able, if _ still, _ always welcome, whenever _ ready
you're > your : _ car, _ house, _ name, _ email, _ order, _ help, _ own, in _ opinion, of _ choice, _ application, _ letter, for _ time, thank you for _, on _ behalf, _ account, _ password, _ team, for _ help, _ phone, _ family, of _ own, with _ family, _ reply, _ best, at _ earliest, _ attention, for _ support, _ office, make _ own, all _ friends, enter _, _ luggage, _ invoice, _ feedback, at _ convenience, bring _, check _, _ patience, _ holiday, send _, _ passport
its > it's : _ not a, _ a pity, _ the best, _ going to, _ been a, _ time to, think _ a, that _ a, if _ not, _ not that, because _ a, says _ the, hope _ not, _ not clear, _ not my, know _ not, _ raining, when _ ready, _ worth, though _ not, _ probably, _ impossible, _ clear that, _ likely that, _ unlikely, _ hard to, _ easy to, _ difficult to, _ better to, _ too, _ also, _ no longer, _ only a, _ just a, _ nearly, _ always, _ never, _ up to, _ my fault, _ your turn, _ their, _ about time, _ good to, _ nice to, _ great to, _ sad that, _ true that, _ called, _ cold, _ hot, _ not, _ got, _ here, _ there, _ what, _ where, _ how, _ why, _ who, if _ a, so _ a, so _ not, _ still, _ so, _ obvious that, _ wrong to, _ not just, and _ a, but _ a, but _ not, _ in the, _ on the, _ at the, _ for the, _ from the
it's > its : _ own, _ name, _ purpose, of _ kind, lost _ way, on _ side, in _ entirety, changed _ name, _ customers, _ members, _ employees, _ effect on, _ impact on, _ tail, to _ feet, in _ infancy, _ annual, run _ course, for _ size, due to _, because of _, despite _, of _ own, _ predecessor, with _ own, _ head office, known for _, famous for _, each has _, has _ own, lost _, closed _ doors, opened _ doors, on _ own, in _ own, by _ own, _ surroundings, wagged _, wagging _, at _ best, at _ worst, in _ place, cat licked _, with _ tail, _ future, _ headquarters, _ chief executive, published _, released _, announced _, all _ staff, of _ staff, raised _, reduced _, reduced _, doubled _, within _, under _, _ wings, from _ nest, moved _, increased _, cut _ prices, held _ annual, through _, about _ future, of _ members, to _ customers, to _ members, of _ history, over _ history, in _ history, celebrated _, celebrates _
whose > who's : _ been, _ going to, _ that at, _ coming, _ there, guess _, the man _ in charge, anyone _ interested, someone _ been, someone _ not, _ in charge, knows _ coming, someone _ a, anyone _ been, everyone _ been, person _ been, man _ been, woman _ been, people _ been
who's > whose : _ fault, _ idea, _ house, _ turn, _ car is, a man _ wife, a woman _ husband, people _ homes, _ coat is, someone _ name, the company _, _ names, _ job it, _ responsibility, _ bag is, _ work, those _, _ children, _ parents, _ phone is, _ car, _ books, _ laptop, _ keys, _ umbrella, colleague _, employees _, customers _ orders, anyone _ name, the author _, _ signature, a firm _
then > than : rather _, more _ one, less _ one, better _ ever, other _ that, no more _, more _ ever, older _ me, no sooner _, later _ the, later _ expected, earlier _, sooner _ expected, other _ the, no other _, less _ half, more _ half, more _ two, more _ ten, more _ three, worse _ expected, easier said _ done, cheaper _ the, more _ i, faster _, longer _, taller _, higher _, lower _, bigger _, smaller _, stronger _, harder _, cheaper _, greater _, fewer _, more _ enough, safer _, heavier _, different _, quicker _, easier _, more expensive _, more important _, worse _, further _, closer _ ever, newer _, more likely _, more often _ not, more _ a, less _ a, more _ 1, less _ a week, wiser _, more difficult _, sooner or later _, warmer _, colder _, richer _, poorer _, more efficient _, louder _, rarer _, nicer _, larger _
than > then : and _ we, now and _, since _, by _, until _, every now and _, if so _, if not _, first this _, just _, only _, but _ again, and _ he, and _ she, and _ they, and _ i, and _ the, and _ there, and _ it, right _ and there, there and _, until _ we, and _ add, and _ click, and _ press, and _ turn
thrown/throne > throne/throne : heir to the _, ascend the _, ascended the _, abdicate the _, sat on the _, succeeded to the _, came to the _, claim to the _, _ room, game of _, ascended to the _
throne > thrown : was _ out, were _ out, been _, be _ away, was _ into, were _ into
throw/throws > throe/throes : in the _ of, death _, in its death _, final _
tic > tick : _ the box, _ boxes, _ all the, clock _
tick > tic : nervous _, facial _, verbal _, _ tac toe, _ disorder
tide > tied : hands are _, _ up with
tied > tide : high _, low _, turn the _, rising _, the _ is, _ of opinion, incoming _, _ tables
timber > timbre : _ of his voice, _ of her voice, the _ of the, rich _, _ of a, vocal _, _ of the violin, _ of the cello, _ of the clarinet, a warm _, _ of the voice, deep _
timbre > timber : _ merchant, _ yard, _ frame, _ floor, sawn _, _ framed, _ industry, _ beams, _ prices
to > too : is _ late, was _ late, it's _ late, far _ late, is _ expensive, was _ expensive, are _ expensive, were _ expensive, is _ complicated, was _ complicated, far _ often, is _ close to, _ good to be, _ big for, _ small for, _ hot to, _ cold to, way _ much, way _ many, _ little too late, not _ bad, _ tired to, _ busy to, _ early to, _ long to, _ difficult, none _ pleased, all _ often, _ young to, _ weak to, way _ long, way _ late, all _ easy, all _ common, all _ familiar
too > to : going _ the, have _ go, need _ get, want _ know, able _ get, _ be honest, likely _ be, due _ the, according _ the, in order _, used _ be, has _ be, _ do so, back _ work, next _ the, listen _ the, went _ the, go _ the, going _ be, came _ the, come _ the, want _ be, _ see you, forward _ seeing, forward _ hearing, forward _ it, refer _ the, thanks _ the, access _ the, from start _ finish, trying _ get, needs _ be, ought _ be, have _ be, had _ be, likely _ get, want _ see, want _ go, need _ know, try _ get, relates _ the
tow > toe : _ the line, _ nail, big _, stub your _, head to _, the party line _, _ the party line, from head to _
towed/towing > toed/toeing : _ the line, _ the party line
troop/troops > troupe/troupes : theatre _, dance _, theater _, circus _, _ of actors, _ of dancers, acting _, ballet _, _ of acrobats, _ of performers, comedy _, touring _ of actors, _ of players, _ of jugglers, acrobatic _
troupe/troupes > troop/troops : scout _, _ of monkeys, boy scout _, girl guide _, british _, _ carrier, american _, _ were deployed, girl scout _, enemy _, deploy _, _ of scouts, _ of baboons, withdraw _, send _
trooper > trouper : real _, a real _, old _, such a _, been a _, like a _ and never complained, a true _, seasoned _, what a _
trouper > trooper : swear like a _, swore like a _, swears like a _, state _, swearing like a _, storm_
vain > vein : in the same _, in a similar _, in this _, in a lighter _, varicose _, a _ of gold, jugular _, in that _, in like _, similar _, in much the same _, in a different _, in a serious _, in a humorous _, rich _, blue _
vane > vein : in the same _, in a similar _, in this _, varicose _
vein > vain : in _ to, in _ attempt, a _ attempt, all in _, a _ hope, tried in _, _ attempt, in the _ hope, _ and arrogant, died in _, so _, looked in _, searched in _, in the _ attempt, lord's name in _, waited in _, _ effort, been in _, in _ for
vane > vain : in _, a _ attempt, a _ hope, _ attempt
vein/vain > vane : weather _, wind _, weather-_, _ on the church tower, weather_, the weather _
vale > veil : bridal _, under a _ of, wore a _, lace _, _ of secrecy, lift the _, a _ of, behind a _ of, wedding _, _ of mist, bride's _, lifted her _
veil > vale : _ of tears, _ of glamorgan, _ of evesham, _ of york, _ of leven
versus > verses : bible _, the first two _, sang two _, _ of the song
vial > vile : _ smell, _ weather, _ taste, _ temper, _ creature, smells _, tastes _, absolutely _
vile > vial : a _ of blood, glass _, a _ of, small _, a _ of poison
vice-a-versa/vice-versa/visa versa/vica versa/vise versa > vice versa/vice versa/vice versa/vice versa/vice versa : and _, or _, _
wade > weighed : _ down
waist > waste : a _ of time, _ of money, _ paper, _ of space, _ time, _ disposal, nuclear _, food _, toxic _, _ bin, _ money, _ management, a _ of, lay _, _ my time, _ your time, _ your money, go to _, haste makes _, household _, _ of effort, _ water, _ of energy, goes to _, _ collection, _ of a
waste > waist : around her _, around his _, _ size, slim _, tied around her _, trousers too big in the _, around my _, elasticated _, _ deep, _ high, from the _ down, round her _, waist-deep, from the _ up, _ measurement, _line, around the _, 32-inch _, _-deep, inch _, round his _, tight around the _
wait > weight : lose _, gain _, put on _, _ loss, body _, over_, _ training, paper _, pull his _, carry _, lost _, losing _, pull your _, _ limit
weight > wait : can't _, please _ here, _ and see, _ for me, _ a minute, lie in _, to _ for, long _, _ your turn, _ until
waive/waived/waiving > wave/waved/waving : _ goodbye, _ hello, _ his arms, _ at the, _ a flag, _ her hand, _ flags, _ to the crowd, _ from the, _ his hand, _ the flag, _ him through, _ them through, _ a wand, _ us through, _ at me, _ at us, _ him off, _ his wand, _ to me
wave/waved/waving/waves > waive/waived/waiving/waives : _ the fee, _ his right, _ the right, _ their right, _ the fees, _ fees, _ her right, fee will be _, _ all rights, _ your right, _ the requirement, _ the charge, _ the charges, _ his rights, _ my right, _ her rights, _ their rights, _ the rule, _ the penalty, _ the deposit, _ its right, fees were _, fee was _, fee has been _, charge was _, be _ for, _ the entry fee, agreed to _ the, _ the usual, _ any, _ the late, _ the delivery, _ the booking fee, _ the admission, _ tuition, _ the cancellation, _ interest, _ all, _ the cost, _ the annual, _ our fee, _ his fee, _ her fee, _ anonymity, _ his anonymity, _ her anonymity, _ immunity, _ extradition, _ its fee
waver > waiver : sign a _, signed a _, a fee _, legal _, liability _, visa _, damage _, tax _, signed the _, the _ form, _ form, fee _
waiver/waivered > waver/wavered : did not _, never _, didn't _, began to _, support _, _ between, not _, without _, faith _, never _ in, resolve _, does not _, has never _, not once _, voice _, his voice _, unwaivering
unwaivering > unwavering : _
weak > week : next _, last _, every _, two _ ago, _ days, the following _, each _, this _, per _, all _, a _ ago, once a _, twice a _, days a _, for a _, _ later
week > weak : too _ to, _ link, _ point, _ excuse, _ spot, _ tea, feels _, feeling _, felt _, _ argument, _ knees, _ pulse, a _ heart, very _, _ at the knees, so _, _ evidence
whether/wether > weather : _ forecast, bad _, good _, the _ is, the _ was, _ permitting, cold _, _ conditions, hot _, wet _, stormy _, under the _, _ the storm, the _ will, fine _, severe _, the _ has, _ station, extreme _, poor _, the _ in, _ map, winter _, warm _, sunny _, dry _, summer _, the _ turned, the _ forecast, _ report, windy _
weather/wether > whether : _ or not, decide _, know _, not sure _, see _, asked _, wonder _, wondering _, wondered _, ask _, unsure _, unclear _, _ you are, _ it is, _ we should, _ you like, determine _, doubt _, tell us _, question _, matter _, _ he is, _ they are, _ to go, _ it was, doubtful _, consider _, of _ the, _ they will, _ there is, decided _, let me know _, check _, confirm _, about _ to
wear > where : _ are you, _ is the
were > where : _ are you, this is _ we, _ did you, that's _, the place _, that is _, know _ the, from _ i, _ do we, _ is the, _ do you, the house _, _ to go, know _ to, wonder _ he, know _ he, no idea _, the town _, the point _, _ can i, find out _, _ should i, just _, _ applicable
where > were : we _ going, they _ not, they _ very, there _ two, there _ many, you _ right, they _ all, we _ not, there _ no, we _ very, they _ the, if i _, as it _, people _ injured, you _ the, we _ the, they _ in, we _ all, if it _, if he _, who _ the, there _ several, they _ going, results _, tickets _, seats _ taken, orders _, there _ only, we _ told, they _ told, they _ sent, we _ sent, they _ given, we _ given, you _ there
where > wear : _ a helmet, _ a mask, _ a suit, what to _, _ and tear, nothing to _, must _ a, _ your seatbelt, _ a seatbelt, must _ hard, to _ gloves, must _
which > witch : wicked _, _ hunt, salem _
witch > which : in _ case, _ is why, of _ the, _ means, to _ the, the one _, in _ the, for _ we, _ one, on _ the
wine > whine : _ and complain, stop _
whine > wine : red _, white _, _ list, bottle of _, glass of _, _ tasting
wood > would : _ be nice, it _ be, _ like to, _ have been, i _ not
would > wood : _ stove, chopped _, solid _, _ chip, _ burning
wont > want : they _ to, you _ to, we _ to go, i _ to go
won > one : _ of the, at _ time, no _ knows, _ by one, any_
yoke > yolk : egg _, the _ of an egg, egg white and _, egg _s, runny _, whites from the _, separate the _, beaten _, the _ and the white
yolk/yolks > yoke/yokes : _ of oppression, _ of slavery, under the _ of, throw off the _, threw off the _, _ of tyranny, oxen _, colonial _, _ of oxen, cast off the _, the _ of colonial, _ of colonial, ox _, foreign _
hole-heartedly/whole heartily/wholeheartily > wholeheartedly/wholeheartedly/wholeheartedly : _
exasperate/exasperated/exasperates/exasperating > exacerbate/exacerbated/exacerbates/exacerbating : _ the problem, _ the situation, _ the crisis, _ by the heat, problem was _ by, problems were _ by, _ the shortage, _ matters, _ the symptoms, shortage was _ by, situation was _ by, delays were _ by, flooding was _ by, _ the delay, _ the damage, _ the pain, _ tensions, _ his asthma, _ the housing, _ existing, _ inequality, crisis was _ by, was _ by the, were _ by the
exacerbate/exacerbated > exasperate/exasperated : _ mother, _ sigh, _ teacher, looked _, became _ with, _ parents, _ with him, _ with the, _ with her
exult/exulted > exalt/exalted : _ position, _ to the rank, _ status, _ company
prostate > prostrate : lay _ on, _ on the floor, _ on the ground, _ himself, _ before the, lying _, _ with grief, _ with heat, _ herself, fell _, lie _
prostrate > prostate : _ cancer, _ gland, enlarged _, _ exam, _ problems, _ surgery, _ screening, his _
regretfully > regrettably : , _, _ the show has, _ the event, _ the concert, _ the train, _ the shop, _ this item, _ the museum
noisome > noisy : _ children, _ party, _ neighbours, _ crowd
fulsome apology > full apology : a _, made a _, offered a _
simplistic > simple : a refreshingly _ design, beautifully _, elegantly _, clean and _ design, _ elegance, easy and _
disinterested > uninterested : _ in the lesson, _ in the subject, _ in politics, _ in sport, _ in school, totally _ in, completely _ in, _ in football, _ in the match, _ in the, seemed _ in, looked bored and _, bored and _, was _ in, were _ in, quite _ in, utterly _ in, _ in what, _ in any, _ students, _ pupils, _ in his, _ in her, _ in their, _ in my, _ in learning, _ in maths, _ in buying
uninterested > disinterested : _ observer, _ third party, _ party, _ advice, _ witness, an _ referee
historic > historical : _ data, _ novel, _ fiction, _ figures show, for _ reasons, _ accuracy, of _ interest only, _ research
historical > historic : a _ victory, a _ moment, a _ day for, a _ agreement, a _ win, a _ occasion, a _ first, a _ decision, _ breakthrough, a _ vote, the _ moment, this _ day, this _ occasion, of _ importance, _ handshake, a _ deal, a _ achievement, _ landing, made a _ speech, _ peace, a _ visit, _ ruling
economical > economic : _ growth, _ crisis, _ policy, _ recession, _ recovery, _ situation, _ downturn, _ climate, _ conditions, _ forecast, _ activity, _ reform, _ sanctions, _ reforms, _ problems, _ outlook, _ slump, _ slowdown, _ hardship, _ system, _ stability
economic > economical : _ car, _ to run, more _ with, _ with the truth, an _ car, _ to heat, more _ to buy, more _ to, an _ boiler, an _ way, _ with his
classic/classics > classical/classical : _ music, _ musician, _ pianist, _ guitar, _ violinist, _ ballet, _ orchestra, _ composer, _ concert, _ antiquity, _ composers, _ architecture of athens
classical > classic : a _ example, _ mistake, _ car, _ cars, a _ case of, _ error, _ film, _ symptoms, a _ mistake, a _ case, _ rock, a _ car, _ joke, a _ sign, _ sign of
electric > electrical : _ engineer, _ engineering, _ appliances, _ goods, _ fault, _ equipment, _ contractor, _ failure, _ engineers
alternate > alternative : an _ route, _ route, _ medicine, _ energy, an _ solution, _ arrangements, an _ plan, _ method, an _ date, an _ venue, an _ way, _ venue, _ routes, an _ explanation, an _ to, _ dates, an _ method, an _ approach, _ sources, _ transport, _ accommodation, an _ supplier, _ supplier, _ solutions, _ options, _ solution, _ date, an _ view, _ means of, an _ source, _ plans, an _ option, _ fuel, _ employment, an _ venue, _ remedies, _ treatment
alternative > alternate : on _ days, on _ weekends, _ weeks, every _ day, on _ weeks, _ saturdays, on _ mondays, _ layers, on _ fridays, _ mondays, on _ tuesdays, _ fridays, on _ saturdays, on _ sundays, in _ years, on _ thursdays, on _ wednesdays
alternatively > alternately : _ laughing and, _ hot and cold, _ hot and, _ wept and, _ sweating, _ cried and, _ funny and, _ praised and, _ red and, _ smiling
beside > besides : and _ that, _ being, _ which, who _ you, anyone _ the, _ the fact, nothing _ the, no one _, nobody _, others _, everyone _, _ working, _ having, languages _, _ teaching, _ writing
besides > beside : sat _ him, sat _ her, sit _ me, walked _ him, _ the sea, _ the river, _ the lake, stood _ her, stood _ him, right _ the, _ the road, chair _ the, _ the point, sat _ me, sitting _, standing _ the, _ the bed, _ the bed, _ himself with, lay _, _ herself with, house _ the, stands _ the, parked _ the, _ each other, _ the fire, _ the fireplace
childish > childlike : _ innocence, _ wonder, _ trust, _ delight
childlike > childish : _ tantrum, _ behaviour, _ squabble, _ prank, _ squabbling
continual > continuous : _ line, _ flow of water, _ stream of traffic, _ assessment, _ improvement programme
converse/conversely > inverse/inversely : _ proportional
definite > definitive : the _ biography, the _ guide, the _ edition, the _ version, the _ book on, the _ history, the _ study of, the _ account
definitive > definite : a _ maybe, a _ possibility, a _ yes, a _ no, a _ improvement
distinct > distinctive : a _ smell of, _ style of his, _ uniform, _ flavour, _ flavor, _ aroma, _ markings, a very _ voice, instantly _, highly _, _ logo, very _ style, _ taste, his _ voice, her _ voice, _ red hair, _ packaging, his _ laugh, her _ laugh, most _ feature
especially > specially : _ made for you, _ trained dogs, _ built for, _ commissioned for
specially > especially : _ in winter, _ when it, _ if you, _ as the, _ good at, _ since the, _ now that, _ at night, _ in summer, _ those who, _ for children, _ true of, _ after
farther > further : _ information, _ details, until _ notice, _ delay, for _ details, without _ delay, _ questions, _ evidence, no _ questions, _ education, any _ questions, _ to your letter, _ research, _ study, nothing _ to add, _ help, _ comment, any _, for _ information, _ discussion, _ reading, _ explanation, _ training, _ investigation, _ instructions, _ assistance, _ ado, _ consideration, _ work is, _ advice
fewer > less : _ than a mile, _ than an hour, _ than a week, _ than a year, _ than a month, _ water, _ money, _ time, _ traffic, _ sugar, _ sleep, _ than a minute, _ noise, _ than 10 miles, _ than a kilometre, _ than a third, _ than half an hour, _ work, _ salt, _ than a day, _ space, _ pain
less > fewer : _ calories, _ hours, _ days, _ staff than, _ children, _ opportunities, _ mistakes, _ errors, _ customers, _ visitors, _ options, _ jobs, _ complaints, _ students, _ pupils, _ emissions, _ resources, _ meetings, _ emails, _ trains, _ buses, _ passengers, _ flights, _ accidents, _ deaths, _ cases, _ problems, _ members, _ applicants, _ applications, _ patients, _ nurses, _ doctors, _ teachers, _ votes, _ seats, _ steps, _ words, _ pages, _ books, _ cigarettes, _ items, ten _, _ orders, _ goals, _ points than, _ crimes, _ vehicles, _ tourists, _ ingredients, _ delays, _ chances, _ shops, _ homes, _ houses, _ eggs, _ bugs, _ bees, _ birds, _ fish were, _ apples, _ parcels, _ tickets, _ of them, _ restrictions, _ rules, _ participants, _ attendees, _ guests, _ candidates, _ employees, _ volunteers, _ staff members
amount > number : an _ of people, the _ of people, the _ of cars, the _ of students, a large _ of people, the _ of times, large _ of people, the _ of visitors, the _ of complaints, the _ of employees, the _ of errors, the _ of emails, the _ of customers, the _ of children, any _ of people, the _ of calls, the _ of tourists, the _ of patients, a huge _ of people, a huge _ of, the _ of days, the _ of hours, the _ of members, the _ of pages, the _ of words, the _ of houses, the _ of accidents, the _ of orders, the _ of mistakes, a record _ of visitors, the _ of applicants, the _ of passengers, the _ of votes, the _ of tickets, the _ of guests, the _ of participants, the _ of applications, the _ of women, the _ of men, the _ of trees, the _ of jobs, the _ of deaths, the _ of cases, the _ of vehicles, the _ of volunteers, the _ of letters
amounts > numbers : large _ of people, huge _ of people, record _ of, large _ of tourists, large _ of students, large _ of children, vast _ of people
hung > hanged : was _ for murder, were _ for treason, was _ for treason, _ himself, _ herself, were _ at dawn, _ for murder, was _ at, to be _ at dawn, sentenced to be _, was _ in 1, were _ in 1, been _ for, was _ for his
hanged > hung : _ the picture, _ the painting, pictures _ on, picture _ on, _ his coat, _ her coat, _ up the phone, coat _ on, _ on the wall, painting _ in, _ the curtains
lay/lays/laying > lie/lies/lying : _ down for a, _ down on the, _ in bed, i need to _ down, is _ on the floor, was _ on the floor, was _ on the bed, is _ on the bed, was _ in bed, is _ in bed, _ in the sun, was _ on the beach, go and _ down, been _ in, was _ on his, been _ on, was _ on her, is _ on the table, was _ on the table, was _ on the ground, are _ around, is _ around, _ on the beach, found him _, found her _, was _ in the, were _ on the, were _ in the, been _ around, just _ around, _ about the house, left _ around, left it _, left them _, _ on the sofa, likes to _, love to _, want to _ down, _ down and, _ dormant, _ around the house, been _ there, is _ in wait
laid > lain : had _ in bed, had _ in the, had _ there, has _ dormant, had _ dormant, have _ undisturbed, had _ undiscovered, had _ awake, have _ awake, had _ hidden, has _ empty, had _ empty, have _ there
laid > lay : _ down on the bed, he _ down, she _ down, i _ down, i _ in bed, she _ in bed, he _ in bed, _ awake, i _ awake, _ awake all
set > sit : _ down please, please _ down, come and _ down
sat > sitting : was _ at, was _ in, were _ in, was _ on, were _ on, is _ in, is _ on, are _ in, was _ there, were _ at, is _ next, was _ next, was _ by, were _ around, is _ there, was _ behind
stood > standing : was _ at, was _ in, were _ in, was _ on, were _ on, was _ there, is _ there, was _ next, is _ next, was _ outside, was _ by, were _ outside, was _ behind, were _ around, is _ outside
me > i : my wife and _ are, my husband and _ are, and _ are going, and _ went, him and _ went, and _ have been, and _ were, her and _ went, john and _ went
i > me : between you and _, with my wife and _, for my wife and _, to my wife and _, for john and _, to john and _, like you and _, invited my wife and _, with him and _, to him and _, for him and _, to her and _, for her and _, with her and _, to you and _, from my wife and _, to sarah and _, for my husband and _, with my husband and _, to my husband and _, between him and _, between her and _
myself > me : please contact _, contact john or _, sent to _, to john and _, call _ on, by john and _, email _, email john or _, contact _, to my wife and _, by my colleague and _, speak to _, reply to _, from _ and, to either john or _, or _ if, to _ or, or _ directly, or _ by, get in touch with _, to sarah or _, between _ and, joining _ and, call _ if, copy _ in
yourself/yourselves > you/you : like _ who, people like _, from _ and, to _ and your, for _ and your, contact _, to _ regarding, with _ and your, sent to _, hear from _, from _ by, i will call _, post it to _, people such as _
whom > who : _ is the, _ are the, a man _ i believe is, _ i think is, _ he said was, _ she said was, _ they say is, _ is responsible, _ they said was, _ we think is, _ is going, _ will be, _ had been, _ police say was, _ he claimed was, man _ is, woman _ is, man _ was, person _ is, people _ are, anyone _ is, someone _ is, _ he thinks is, _ we believe is, _ police believe is, _ witnesses said was, _ he says is, _ she says is, anyone _ has, those _ have, those _ are, _ everyone agrees is, candidate _ is, customers _ are, customers _ have, person _ has
who > whom : to _ it may concern, with _ did, for _ the bell, to _ did, to _ should, by _ was, with _ i, for _ we, many of _, some of _, most of _, all of _, none of _, both of _, two of _, one of _, three of _, half of _, several of _, from _ did, of _ are, for _ it, to _ he, to _ she, with _ he, with _ she, to _ i, about _ we, to _ they, for _ she, for _ he, by _ the, few of _, neither of _, against _, with _ we, on _ the
of > off : take _ your, turn _ the, switch _ the, turned _ the, fell _ the, far _, log _, get _ the bus, got _ the bus, day _ work, switch _ your, turn _ your, run _ with, ran _ with, cut _ the, set _ for, sign _ on
off > of : out _ the, because _ the, instead _, one _ the, most _ the, some _ the, lot _ people, a lot _, kind _, couple _, none _ the, all _ the, front _ the, end _ the, top _ the, plenty _, number _
advise > advice : some _, legal _, good _, of _ on, piece of _, your _ on, bad _, my _ is, _ on how, his _, her _, financial _, medical _, the _ of, professional _, my _ to you, for _ on, expert _, ask for _, take my _, take _ from, for your _, career _, seek _, sought _, any _ on, took his _, her _ was, sound _, independent _, free _, the _ given, take his _, give _ on, giving _, gave me some, on my _, much _, their _, the best _, the _ she, the _ he, travel _, some good _, give you _, offer _, offered _
advice/adviced > advise/advised : please _ me, to _ you, i would _, we _ you, i _ you, would _ that, will _ you, please _ if, to _ us, _ against, _ you to, please _ on, please _ us, we would _, to _ him, to _ her, to _ clients, strongly _, kindly _, please _ when, should _ you, can _ you, could you _, to _ them, to _ on, to _ the, please _ whether, please _ as soon, let me _ you
device/deviced > devise/devised : to _ a plan, _ a plan, _ a scheme, _ a strategy, _ a way, _ a method, _ a new, _ ways, to _ a
devise > device : electronic _, mobile _, a _ for, explosive _, medical _, safety _, tracking _, handheld _, this _, charging _, mobile _, new _ for, _ that, medical _
practise > practice : best _, doctor's _, in _, target _, medical _, _ makes perfect, common _, out of _, private _, good _, legal _, into _, the _ of, football _, dental _, code of _, standard _, current _, sharp _, _ manager, _ nurse, family _, choir _, a _ run, piano _, common _
licence > license : to _ the software, is _ to, _ to kill
prophecy/prophecies/prophecied > prophesy/prophesies/prophesied : to _ that, _ that the, he _ that, _ doom, she _ that, experts _, economists _, had _ that, to _ the end, did not _, dare to _
prophesy > prophecy : self-fulfilling _, the _ was fulfilled, a _ that, ancient _, the _ came, self-fulfilling _, his _, old _
bath > bathe : to _ the wound, to _ in the sea, _ your eyes, _ in the sea
cloth > clothe : to _ the poor, feed and _, _ themselves, to _ their children, to _ his
clothe > cloth : table _, dish _, a piece of _, _ napkins, damp _, cleaning _
cloths > clothes : change of _, _ shop, winter _, designer _, baby _, wash your _, washing his _, dirty _, warm _, work _, my _, her _, wear _, plain _, his _, _ line
trail > trial : clinical _, on _ for, murder _, _ and error, _ by jury, _ period, free _, _ run, jury _, fair _, show _, drug _, on _, court _, _ judge, stand _, stood _, _ date, awaiting _
trial > trail : mountain _, hiking _, _ of destruction, nature _, paper _, vapour _, campaign _, audit _, _ of evidence, left a _, _ of crumbs, happy _, blaze a _, forest _, walking _, cycle _, a _ of blood, a _ of, cold on the _
angel > angle : right _, camera _, wide _, from every _, from a different _, at an _, steep _, new _ on, at right _, 45-degree _
angle > angel : guardian _, _ of mercy, fallen _, _ investor, _ of death, christmas _, an _ from heaven, be an _ and
barley > barely : could _, can _, _ audible, _ visible, _ legible, had _, _ able, _ enough, _ a week, was _, _ had time, _ noticed, is _, with _ a, _ eaten, _ made
barely > barley : _ sugar, wheat and _, pearl _, _ wine, _ soup, field of _, _ water, _ field
casual > causal : _ link, _ relationship between, _ connection, _ factor
causal > casual : _ clothes, smart _, _ dress, _ worker, _ staff, _ visitor, dress is _, _ conversation, _ friday, smart-_, _ labour, _ glance, a _ remark, _ shoes, _ wear
collage > college : at _, to _, sixth form _, community _, _ student, _ degree, art _ in london, _ education, go to _, local _, from _, technical _, _ graduate
college > collage : photo _, made a _, a _ of photographs, a _ of pictures, a _ of photos, a _ of images
comma > coma : in a _, fell into a _, diabetic _, slipped into a _, woke from a _, induced _, went into a _
coma > comma : inverted _, oxford _, serial _, a missing _, before the _, decimal _
costumer/costumers > customer/customers : _ service, our _, _ satisfaction, dear _, _ care, _ complaints, new _, _ support, loyal _, valued _, _ is always, regular _, _ feedback, _ base, potential _, existing _, lost _, each _, every _, the _ is, _ loyalty, other _, _ experience, angry _, our best _, for our _, all _, a _ of, happy _
decent > descent : of irish _, steep _, of african _, rate of _, line of _, of jewish _, _ into madness, _ from the, aircraft's _, of indian _, of german _, of italian _, rapid _, began its _, of asian _, of polish _, of chinese _
descent > decent : a _ job, _ meal, a _ salary, a _ chance, a _ wage, _ people, _ enough, a _ living, a _ night's, a _ price, a _ human, a _ man, a _ person, a _ place, half-_, any _ person, some _ food, a _ cup, a _ proposal, _ proposal, a _ hotel
descent > dissent : voices of _, without _, crush _, stifle _, silence _, expressed _, crushed all _, tolerates no _, political _, any sign of _
dissent > descent : of irish _, into madness _, of african _, steep _, people of african _
exercise > exorcise : _ the ghost, _ demons, _ the demons, _ a demon, _ his demons, _ their demons, to _ the memory
exorcise > exercise : _ regularly, daily _, _ bike, regular _, physical _, _ your right
ingenuous > ingenious : _ device, _ solution, _ invention, _ plan, _ idea, _ machine, _ scheme, _ way of, _ method, _ gadget, _ plot, _ design, _ trick, _ mechanism, _ engineer, _ way to, _ system, most _, _ little
ingenious > ingenuous : _ smile, _ young man who trusted, _ enough to believe
interment > internment : _ camp, _ camps, _ without trial
internment > interment : _ at the cemetery, burial and _, _ of ashes, funeral and _, _ of the ashes, followed by _, _ will follow, _ in the churchyard, _ took place in, _ of his ashes
later > latter : the former and the _, the _ part of, the _ half of, former or the _, prefer the _ to, the _ two, of the two the _, the former but not the _, the _ being, the _ of the two, chose the _, in the _ case, _ stages of
latter > later : sooner or _, see you _, a week _, at a _ date, until _, two years _, years _, days _, hours _, minutes _, months _, weeks _, no _ than
local > locale : an exotic _, exotic _, the perfect _ for, an ideal _ for, the film's _, picturesque _
locale > local : the _ pub, _ time, _ council, _ government, _ people, _ shops
luxuriant > luxurious : _ hotel, _ car, _ apartment, _ cruise, _ lifestyle, _ bathroom, _ sofa, _ suite, _ villa, _ yacht, _ bed, _ surroundings, _ spa, _ interior, _ rooms, _ sheets
luxurious > luxuriant : _ vegetation, _ undergrowth, _ foliage, _ growth, _ beard, _ moustache, _ jungle
momentary > momentous : _ decision, _ occasion, _ event
momentarily > in a moment : will be with you _, be landing _, we will be taking off _, we'll be landing _, will be landing _, will be arriving _, will depart _, be with you _, will begin _, will resume _, be back _, will start _, will join us _, will be departing _, will be boarding _, will arrive _, will be leaving _, will be starting _
nauseous > nauseated : felt _ after, made me feel _
officious > official : _ statement, _ document, _ letter, _ visit, _ announcement
perpetrate/perpetrated/perpetrates/perpetrating > perpetuate/perpetuated/perpetuates/perpetuating : _ the myth, _ the stereotype, _ stereotypes, _ the cycle, _ a stereotype, _ the idea, _ a myth, _ inequality, _ myths, _ the belief, _ the memory, _ the problem, _ the notion, _ the illusion
perpetuate/perpetuated/perpetuates > perpetrate/perpetrated/perpetrates : _ a crime, _ crimes, _ the crime, _ by the gang, _ a fraud, _ fraud, _ a hoax, _ violence against, who _ the attack, _ the fraud, _ the attack, _ the attacks, _ the hoax, fraud was _ by, _ acts of
persecute/persecuted > prosecute/prosecuted : _ for theft, trespassers will be _, _ for speeding, shoplifters will be _, will be _, _ for fraud, offenders will be _, be _ under, _ for breach, _ for fly-tipping, fare dodgers will be _, _ to the full extent
prosecute/prosecuted > persecute/persecuted : _ for their beliefs, _ for their religion, _ minority, _ minorities, _ for his faith, _ for their faith, _ christians, _ for her beliefs, _ for his religion, _ for being
perquisite > prerequisite : a _ for, an essential _, is a _
prerequisite > perquisite : company car is one of the _
poplar > popular : a _ choice, very _, _ music, most _, _ with tourists, by _ demand, so _
popular > poplar : _ tree, _ trees, row of _, avenue of _, lombardy _
precipitous > precipitate : _ decision, _ action, _ haste, _ withdrawal, _ departure, _ retreat
precipitate > precipitous : _ cliff, _ slope, _ drop, _ decline, _ path
preposition > proposition : attractive _, business _, a difficult _, an attractive _, value _, selling _, different _ altogether, tough _
proposition > preposition : end a sentence with a _, a _ and an adjective, noun and a _
presumptuous/presumptious > presumptive : heir _, _ heir, _ nominee
presumptive > presumptuous : _ of me, it would be _, rather _ of, be _ to, was _ of, would be _ of, how _, seem _, was _ to
purposely > purposefully : strode _, walked _ towards, strode _ to
purposefully > purposely : _ left out, _ misled, _ ignored, _ avoided, _ lost, _ deleted, had _, _ vague, _ omitted, _ broke, _ left the
recourse > resource : natural _, human _, _ center, _ centre, _ management, valuable _
resource > recourse : without _ to, have _ to, had _ to, legal _, no _ to, only _ is, has no _, having _ to
refute/refuted/refutes > deny/denied/denies : _ the allegations, _ the allegation, _ any wrongdoing, _ all allegations, _ the claim that, strongly _, _ the accusation, strenuously _, _ claims that, _ the claims, _ the suggestion, _ the accusations, categorically _, totally _ the, utterly _, completely _ the, _ any suggestion, strenuously _ the
respectfully > respectively : _ 10, first and second _, 20 and 30 per cent _, ten and twelve years _, and gold _, , in 2019 and 2020 _, and third _, and fourth _, and 2020 _
respectively > respectfully : yours _, _ disagree, _ submitted, _ declined, _ submit, _ request, _ bowed, listened _, treated _, i _, we _ ask
regime > regimen : fitness _, exercise _, skincare _, skin care _, workout _, diet and exercise _, training _, drug _
regimen > regime : military _, communist _, nazi _, apartheid _, tax _, totalitarian _, authoritarian _, new _ in
salon > saloon : _ car, family _, _ bar, four-door _
saloon > salon : hair _, beauty _, nail _, hairdressing _, tanning _
seasonable > seasonal : _ workers, _ work, _ worker, _ vegetables, _ produce, _ adjustment, _ staff, _ variation, _ fruit, _ jobs, _ affective, _ employment, _ menu, _ ingredients, _ allergies, _ flu
sensible > sensitive : _ information, _ data, _ documents, _ skin, _ to light, _ issue, _ to criticism, _ teeth, commercially _, _ to the needs
sensitive > sensible : _ shoes, _ precautions, _ advice, be _ and
specie > species : endangered _, a _ of, this _, rare _, one _ of, invasive _, new _ of, a rare _
statue > statute : _ of limitations, _ book, _ law, by _, under the _, _ books, onto the _ book, the _ book, _ barred, a _ of 1
statute > statue : _ of liberty, bronze _, marble _, unveiled a _, _ of queen, _ of churchill, stone _, equestrian _, of the _ in
stature > statue : _ of liberty, bronze _, marble _
statue > stature : short in _, of international _, small in _, short _, of his _, of small _, growing in _, of slight _
stimulant > stimulus : economic _, _ package, financial _, fiscal _
stimulus > stimulant : caffeine is a _, coffee is a _, a mild _, caffeine and other
subconscious > unconscious : knocked _, was found _, lay _ on, fell _, rendered _, was _ when, knocked him _, knocked her _, found _ on
suppose to > supposed to : is _, are _, was _, were _, am _, we're _, i'm _, not _, you're _, he's _, she's _, they're _, it's _
use to > used to : i _ work, i _ live, we _ be, it _ be, he _ be, she _ be, they _ be, i _ be, get _ it, got _ it, _ be able, we _ go, i _ go, there _ be, we _ live, he _ work, she _ work, they _ live, we _ have, he _ have, i _ have, i _ think, are _ it, am _ it, is _ it, getting _ the, get _ the, i'm _, we're _ it, he _ live, she _ live, you _ be, i _ play, _ be a, _ have a
bias > biased : are _ against, is _ against, be _ against, was _ against, were _ against, am _, i'm _, be _ towards, is _ towards, are _ towards, a _ opinion, a _ view, a _ report, a _ jury, is _ in, was _ in, be _ in, are _ in, not be _
prejudice > prejudiced : are _ against, is _ against, be _ against, was _ against, were _ against, is _ towards, _ people, a _ view
old fashion > old-fashioned : an _ way, good _, an _, very _, the _ way, _ sweet, _ sweets, _ values, _ courtesy, _ telephone, is a bit _, is _, an _ remedy
ice tea > iced tea : an _, glass of _, of _ and
mash potatoes/mash potato > mashed potatoes/mashed potato : and _, with _, of _, _ and
well-fair > welfare : _
per say > per se : _
wreckless > reckless : _ driving, _ driver, _ behaviour, _ abandon, _ behavior, _ endangerment, was _, _ spending
ballad > ballot : _ box, secret _, _ paper, spoiled _
ballot > ballad : sang a _, love _, folk _, power _
bazaar > bizarre : a _ story, _ behaviour, _ behavior, a _ coincidence, how _, _ accident, truly _, _ twist, seems _, most _, a _ incident, a _ request
bizarre > bazaar : christmas _, church _, grand _ in istanbul, charity _, turkish _, street _, carpet _
belief > believe : i _ that, we _ that, i do not _, don't _, can't _, to _ that, they _ that
believe > belief : beyond _, my _ that, his _ that, in the _ that, contrary to popular _, firm _, religious _, popular _, strong _, the _ that, her _ that, my _ in, his _ in, her _ in, their _ in, our _ that, contrary to _
beech > beach : on the _, sandy _, _ ball, _ towel, _ party, _ holiday, _ resort, down to the _
beach > beech : _ tree, copper _, _ wood, _ hedge, _ trees
berth > birth : give _, gave _, date of _, place of _, _ certificate, home _, giving _, premature _
birth > berth : a wide _, wide _, upper _, lower _, _ in the harbour, ship's _, _ on the night train, _ at the marina, wide _ to, playoff _, sleeping _, window _
blue > blew : wind _, _ the whistle, _ up the, he _ his, the bomb _, _ out the, _ my mind, it _ up
blew > blue : the _ sky, _ eyes, navy _, dark _, light _, out of the _
bread > bred : born and _, pure _, well _, home _ players, thorough_, ill-_, pure-_, in-_, selectively _
bred > bread : loaf of _, sliced _, _ and butter, brown _, white _, slice of _, baked _, garlic _
carrot/caret > carat : 18-_, 24-_, 9-_, 22-_, 18 _ gold, 24 _ gold, 18-_ gold, 9 _ gold, two-_ diamond, one-_, five-_, 14-_
carat/caret/karat > carrot : _ cake, _ and stick, _ and coriander, _ soup, peeled _, dangled a _
cell > sell : _ by date, hard to _, to _ the house, buy and _, best_, to _ his, to _ her
sell > cell : prison _, blood _, _ phone, stem _, battery _, _ phones, police _, brain _, padded _, cancer _
chose > choose : to _ from, you can _, can _ between, please _, i will _, free to _, you may _, to _ a, did _, did you _, didn't _, did not _, to _ the, must _, let you _, will _, could _, may _ to, to _ between, should _, pick and _, help you _, don't _
choose > chose : i _ it last, yesterday he _, she _ the red, last year we _, last week she _, he _ not to, in 2019 they _, in the end she _, in the end he _, in the end they _, eventually _, finally _, yesterday we _, which he _
clique > click : _ on the, _ here, _ the, right-_, double-_
click > clique : an exclusive _, a small _, tight-knit _, social _, a _ of, inner _, a close-knit _, _ of friends
collision > collusion : evidence of _, _ between the firms, price-fixing and _, accused of _
collusion > collision : head-on _, _ course, mid-air _, a _ between, _ with a, car _, head-on _ with
confident > confidant : close _ and, trusted _, friend and _, adviser and _, her closest _, his closest _, a trusted _, close friend and _
confidant/confidante > confident : _ that, i am _, feel _, self-_, is _ of, quietly _, are _ that, i'm _, be _, was _ of, we are _, we're _, were _ that, are _ of
core > corps : marine _, press _, army _, diplomatic _, peace _, _ de ballet, signal _, drum and bugle _
corps > core : hard _, apple _, _ values, _ business, _ curriculum, at its _
corpse > corps : peace _, marine _, press _, diplomatic _, signal _, army _, royal engineers _, medical _
creak > creek : up the _, up a _, tidal _, muddy _, down by the _, dry _ bed
creek/creeks > creak/creaks : floorboards _, door _, stairs _, floor _, the _ of the stairs, bones _
crews > cruise : _ ship, _ control
cruise > crews : ambulance _, film _, rescue _, fire _, camera _
cymbal/cymbals > symbol/symbols : a _ of, peace _, status _, _ of hope, mathematical _
symbol/symbols > cymbal/cymbals : drums and _, crash _, clash of _, a clash of _, drum and _
deer > dear : _ sir, _ customer, _ friend, oh _, my _, _ mr
dear > deer : herd of _, red _, _ park, roe _, hit a _, fallow _, _ antlers, herds of _
disburse > disperse : the crowd _, police _ the, crowd to _, crowd began to _, to _ the crowd, to _ the crowds, to _ the protesters
disperse > disburse : _ the funds, _ funds, _ the money, _ grants, _ the loan, _ payments
elegy > eulogy : delivered the _ at the funeral, give the _ at, read the _ at the funeral, delivered a moving _, gave the _
ensue > ensure : to _ that, please _ that, _ the safety, must _ that
entomology > etymology : _ of the word, the word's _, word _, _ of words, _ of the term
etymology > entomology : insects and _, study of insects _, professor of _ who studies beetles
epigram/epitaph > epigraph/epigraph : _ to the book, chapter opens with an _, novel's _
epigraph/epithet > epitaph/epitaph : carved on his tombstone _, on his gravestone the _, _ on his tombstone, _ on his grave, _ on his gravestone, _ on her gravestone
epitaph > epithet : racial _, earned the _, hurled _, racist _
expand > expend : _ energy on, _ effort on, _ money on, too much effort to _
expend > expand : _ the business, _ our range, _ on that, _ the range, to _ our, _ into new, _ its network
expandable > expendable : considered _, workers are _, treated as _, soldiers were _, were _
facilities > faculties : mental _, in full possession of his _, all her _, his mental _, all his _, her _ about
faculties > facilities : leisure _, sports _, toilet _, conference _, parking _, storage _, catering _, cooking _
faun > fawn : _ over, a young _, doe and her _, bambi, _ coloured, _ colored
final > finale : season _ of the series, grand _, series _, in the grand _, rousing _, season's _, fireworks _
finale > final : the cup _, _ exam, _ score, world cup _, the _ whistle, quarter-_, semi-_, _ decision
physical > fiscal : _ year, _ policy, _ quarter, _ deficit
floe > flow : _ chart, cash _, ebb and _, go with the _, _ of traffic, work_
flow/flows > floe/floes : ice _, stranded on an ice _
gait > gate : garden _, front _, starting _, boarding _, school _, airport _
gate > gait : unsteady _, limping _, with an awkward _, shuffling _, strange _, rolling _, a slow _, walked with a shuffling _, uneven _
genes > jeans : blue _, pair of _, denim _, skinny _, _ and a, wore _
jeans > genes : good _, in the _, selfish _, dominant _, inherited _, recessive _
gopher > gofer : office _
grate > great : _ britain, a _ deal, the _ thing, sounds _, _ news, _ job, a _ time, feels _
great > grate : _ the cheese, _ the carrots, finely _, fire _, _ on my nerves, _ on the nerves, _ on people, fireplace _
grill/grilled > grille/grilled : radiator _ of the car, metal _ over the window, the car's front _, the _ of the car, speaker _, car's _
grille > grill : _ pan, mixed _, under a hot _, barbecue _, under the _
hart > heart : broken _, _ attack, by _, _ disease, whole_
heart > hart : white _ lane
hour > our : in _ opinion, _ house, all _ customers, _ company, _ team, _ customers
our > hour : half an _, an _ ago, happy _, rush _, per _, one _ later, miles an _, an _ late, lunch _
illegible > ineligible : _ for benefits, _ to vote, _ for the, _ to apply, was _ for, were _ for, _ to stand, are _ for
ineligible > illegible : _ handwriting, _ signature, handwriting is _, writing was _, handwriting was _
eligible > legible : _ handwriting, clearly _, barely _, handwriting is _, _ signature
legible > eligible : _ to vote, _ for, _ bachelor, _ to apply, _ candidates
immoral > immortal : the _ soul, _ words of, in the _ words, _ soul, in the _ words of
immortal > immoral : _ earnings, _ act
inequity > iniquity : den of _
insight > incite : to _ violence, _ hatred, _ a riot, _ racial, to _ hatred
incite > insight : an _ into, gain _ into, an interesting _, customer _, give an _, valuable _, _ into, gave an _
instance/instants > instants/instance : for _ the
instants > instance : for _, in this _, in the first _
intension > intention : no _ of, good _, the _ is, my _ to, his _ to, its _ to, her _ to
knight > night : good _, last _, _ shift, _ time, at _
knit > nit : _ picking, _-picking
liquor > liqueur : orange _, coffee _, _ chocolates, almond _, cherry _, cream _, herbal _
mistral > minstrel : wandering _
morning > mourning : in _ for, _ period, period of _, national _ for, still in _
mourning > morning : good _, this _, _ coffee, in the _, tomorrow _
mucous > mucus : coughed up _, thick _, nasal _, excess _, _ in his, produce _
mucus > mucous : _ membrane, _ membranes
nuptual > nuptial : pre-_, _
overdo > overdue : is _, are _, long _, payment is _, _ invoice, _ library, _ account, an _ account, is long _, library books are _, _ bill, _ books, was _, _ rent
overdue > overdo : don't _ it, _ it, tend to _
oversees > overseas : _ trip, from _, work _, _ students, travel _, _ aid, went _
overseas > oversees : he _ the, she _ the, manager _, who _ the, committee _, which _ the, director _ the, who _ a
packed > pact : suicide _, trade _, signed a _, defence _
parameter/parameters > perimeter/perimeters : _ fence, _ wall, around the _ of, the _ of the field, the _ of the park, the _ of the site, security _
perimeter > parameter : within the _ of our budget, key _
parish/parished > perish/perished : _ in the fire, _ the thought, _ in the flood
perish > parish : _ council, _ church, _ priest, local _
parody > parity : _ with the dollar, pay _, gender _, price _, _ of esteem, wage _, salary _, achieve _ with, _ between
parity > parody : a _ of a, a _ of the film, cruel _
past time/passtime > pastime : favourite _, favorite _, national _, popular _, america's _, a _ for, my favourite _
peasant > pheasant : roast _, _ shooting
pheasant > peasant : _ revolt, poor _, peasants'
pendant > pennant : won the _, league _ race
penultimate > ultimate : the _ in luxury, the _ luxury, the _ in comfort, the _ honour, the _ prize, the _ test of
petal > pedal : _ bike, brake _
photogenetic > photogenic : _
physic > psychic : _ powers, _ medium
pigeon > pidgin : spoke _ english, in _ english, _ english, _ french
pidgin > pigeon : racing _, carrier _, _ hole, clay _, homing _, wood _
pistil > pistol : fired a _, starting _
pore > poor : the _ and, _ quality
portion > potion : magic _, love _, sleeping _, witch's _
potion > portion : a _ of the, _ of chips, large _, _ control, a small _, half _
prodigy > protégé/protege : his young _ and mentor, teacher and his _
proscription > prescription : doctor's _, _ drugs, _ charge, repeat _, pick up my _
quash/quashed > squash/squashed : _ court, orange _ drink, _ racket, butternut _, _ against the, _ flat
squash/squashed/squashing > quash/quashed/quashing : _ the conviction, _ the verdict, conviction was _, _ rumours, _ the rebellion, _ the rumours, convictions were _, _ rumors, verdict was _, _ the decision, _ the sentence, decision was _, sentence was _, _ the uprising, _ an appeal, _ his conviction, _ her conviction, _ speculation, conviction _
rap > wrap : _ up warm, _ the present, bubble _, gift _, that's a _, under _, _ around, chicken _, _ it in, _ up the, plastic _
wrap > rap : _ music, _ on the knuckles, take the _, _ artist, a _ on the door, _ song, _ across the knuckles, bum _, _ on the
wrapped > rapt : _ attention, with _ attention, listened in _, in _ silence, _ audience
rapped > rapt : _ attention, with _ attention, in _ attention
raptured > ruptured : _ appendix, _ spleen, _ pipe, pipeline _, _ achilles
rapture > rupture : _ of the pipeline, _ in the pipe, hernia or _, pipeline _
recant > recount : to _ the story, _ his experiences, _ his story, _ tales
reality > realty : _ company, _ firm, commercial _ broker
recent > resent : i _ the, i _ that, _ being, they _ the, _ having to, deeply _
resent > recent : in _ years, _ events, most _, _ report, _ changes, in _ months, a _ study
relay > rely : _ on the, can _ on, to _ on
rely > relay : _ race, _ the message, to _ the message, _ team, _ information to
resister > resistor : 10-ohm _, electrical _, variable _, circuit _
resistor > resister : draft _, war _
restive > restful : _ holiday, _ sleep, _ night, a _ place, a _ weekend
restful > restive : the crowd grew _
rye > wry : a _ smile, _ smile, _ humour, _ humor, _ grin, _ look at, _ comment, _ sense
wry > rye : _ bread, _ whiskey, _ whisky, field of _, catcher in the _
sealing > ceiling : glass _, the _ fan, through the _, _ tiles, debt _, price _, on the _, high _, painted the _, price _
ceiling > sealing : _ wax, hermetically _
seam > seem : they _ to, does not _, would _ that, it may _, things _
seem > seam : coal _, rich _, burst at the _, _ of coal, bursting at the _, the _ split, trouser _, _ of gold
seems > seams : bursting at the _, burst at the _, coming apart at the _, coal _, falling apart at the _, coming at the _, bulging at the _, fraying at the _
serf > surf : _ the internet, _ board, _ the web, wind_, white _, channel _
surf > serf : medieval _, feudal _
serge > surge : power _, storm _, a _ in, _ of, _ in demand, _ pricing, _ in prices
surge > serge : blue _ suit, navy _ suit
cession > session : training _, therapy _, in _
setup > set up : to _ a, to _ an, has _ a, have _ a, was _ in, were _ in, to _ the, was _ to, he _ a, she _ a, they _ a, was _ by, can _ a, i _ a, please _, we _ a, had _ a, we _ our, need to _, you _ a, how to _
login > log in : to _ to, please _ to, must _ to, need to _, to _ and, can _ to, _ to your, to _ with, unable to _, cannot _, please _ with, can't _, you _ to, i _ to, must _
signup > sign up : to _ for, please _ for, _ for our, to _ to, can _ for, please _ by, _ today, must _
checkout > check out : to _ the, _ our new, please _ our, _ the new, to _ of the, _ our, _ this, must _ by, guests must _, _ of your room, go and _
backup > back up : to _ your, please _ your, _ your files, _ your data, to _ the, should _ your, _ your computer, regularly _, remember to _, must _
workout > work out : to _ at, to _ the cost, to _ how, i _ every, _ the cost, to _ the, things will _, to _ what, didn't _, did not _, _ how much, they _ at the gym
breakdown > break down : to _ the costs, will _, may _, did not _, might _, to _ into, to _ the, machines _, _ the barriers
breakup > break up : to _ with, will _, to _ the, they _ last, _ the, schools _
makeup > make up : to _ for, _ your mind, to _ my, to _ their, to _ the time, to _ about, women _, _ for lost, they _ about, to _ his
pickup > pick up : to _ the, to _ your, please _ your, can _ the, will _ the, _ the phone, to _ my, i will _, to _ a
shutdown > shut down : to _ the, will _, was _ by, were _ by, was _ in, to _ your, be _, _ your computer, the factory was _, please _, must _, has _ its, have _
takeover > take over : to _ the, will _ from, to _ as, to _ from, will _ the, will _ as, would _ the, she will _
turnover > turn over : _ the page, to _ the, to _ a new leaf, please _ the
cleanup > clean up : to _ the, _ after, please _ after, _ your, help _ the
lineup > line up : to _ for, please _, _ in, to _ the, _ the
startup > start up : to _ the, will _, to _ a, the engine will _, _ the engine, _ the computer, to _ your
handout > hand out : to _ the, to _ leaflets, will _ the, _ the, to _ flyers, please _ the
layout > lay out : to _ the, _ the tables, please _ the, to _ your
everyday > every day : happens _, work _, we meet _, happen _, i go _, use it _, here _, there _, it _, home _, _ at, _ for, _ i, _ we, _ she, _ he, _ except, open _, _ from, _ after, _ before, almost _, nearly _, _ until, _ since, _ of the week, to work _, _ they, hours _, times _, _ between, train _, week and _, _ by, each and _, water _, me _, school _, people _, them _
every day > everyday : an _ occurrence, _ life, _ clothes, _ lives, an _ event, _ language, our _ lives, an _ item, in _ use, _ use, _ tasks, in _ speech, for _ wear, _ essentials, _ objects, _ items, _ household, _ items, _ speech, _ expenses, _ problems, in _ life, an _ thing, _ english
sometime > some time : it will take _, for _ now, took _ to, quite _ ago, spent _ in, spend _ with, take _ off, been _ since, _ ago, for _, take _ to, quite _, need _ to, after _, spend _, takes _, give me _, have _ to, need _ off, spent _
some time > sometime : _ next week, _ in the spring, _ next year, _ in may, _ soon, _ around, _ last week, _ next month, _ in march, _ in june, _ in july, _ in april, _ in august, _ in september, _ in october, _ during the, _ tomorrow
anyone > any one : _ of the, _ of them, _ of these, _ of us, _ of you, _ of our, _ of those
everyone > every one : _ of the, _ of them, _ of these, _ of our, _ of us, _ of his, _ of those, _ of her, _ of my, each and _, _ of its
maybe > may be : there _ a, it _ that, _ able to, this _ a, that _ the, you _ able, it _ a, _ used to, this _ the, we _ able, there _ some, they _ able, you _ asked, it _ the, which _ used, he _ the, it _ possible, they _ the, he _ a, this _ due, it _ too, she _ a, it _ necessary, _ found in, they _ a, this _ because, you _ surprised, it _ due, you _ entitled, as _ necessary
may be > maybe : , _ we should, _ it's, _ you should, _ we can, _ next week we, well _ not, _ we could, _ i should, _ you can, _ i'm, _ they'll
already > all ready : we are _ to go, are you _ to go, they are _ to leave, we're _ to go, _ to go
all ready > already : has _ been, have _ been, had _ left, i have _, we have _, is _ here, has _, had _, was _, have _
altogether > all together : we were _ in, put them _ in, sang _ now, were _ for the first time, were _ in one, are _ in one, sat _ in, us _ for, us _ in, family was _, them _ in, family _ for, them _ for, gathered _ in, all went _, them _ on, we are _
all together > altogether : different _, _ different, stopped _, cost ten pounds _, is _ too, _ too, not _ happy, not _, _ more, another matter _, _ better, _ new, _ wrong
awhile > a while : in _, once in _, quite _, after _, take _, been _, _ ago, _ back, takes _, it took _, every once in _, _ since, in quite _, for quite _
a part > apart : came _, fell _, _ from the, set _, tell them _, falls _, fall _, _ from, falling _, take it _, miles _, worlds _, take _ the, _ from a, took it _, drift _, drifted _, grown _, tore it _, set him _, sets it _, pulled _, ten metres _, kept _
apart > a part : be _ of, is _ of, play _ in, become _ of, was _ of, are _ of, took _ of, as _ of, been _ of, plays _ in, played _ in, being _ of, were _ of, became _ of, feel _ of, has been _ of, not _ of, only _ of
a head > ahead : go _, straight _, plan _, go _ and, _ of schedule, _ of time, _ of the, think _, years _, road _, well _, _ of us, day _, weeks _, look _, _ of his, looking _, went _
a cross > across : come _, came _, _ the road, _ the street, get _, _ the country, coming _, ran _, walked _, _ from
a live > alive : still _, _ and well, stay _, keep _, is _ and, kept _
a gain > again : once _, try _, never _, start _, time and _, come _
a round > around : look _, turn _, walk _, all year _, _ the world, _ the corner, come _, sit _, turned _, way _, looking _
a way > away : go _, right _, far _, give _, put _, take _, straight _, pass _, walk _, get _ from, gave _, went _, ran _, threw _, throw _, hide _, far _ from, walked _, run _, stay _ from, fade _, passed _, blown _, moved _, keep _ from, miles _, put it _, drive _, give it _, throw it _, minutes _, turned _, melt _, looked _, take it _
into > in to : log _ your, handed himself _ police, turned himself _ police, turned himself _ the police, gave _ pressure, give _ temptation, gave _ temptation, handed it _ the police, tune _ the, went _ see, came _ see, came _ work, go _ see, come _ see, giving _ pressure, give _ pressure, going _ see, logged _ the, dropped _ see, drop _ see, call _ say, called _ say, sign _ your, turn himself _, turned it _ the police, phoned _ say, came _ collect, came _ ask, handed them _ the
onto > on to : go _ win, went _ win, hold _ your, went _ become, move _ the next, went _ say, moved _ the next, carry _ the next, passed _ the, pass _ your, moving _ the next, went _ study, went _ play, went _ work, goes _ say, go _ become, pass _ the next, went _ explain, go _ say, going _ say, went _ be, went _ lead, went _ write, went _ have, hang _ your, hold _ the
infact > in fact : _
incase > in case : _ of, _ you, _ it, just _, _ the, _ we, _ they, _ i, _ he
inspite > in spite : _ of
apart of > a part of : be _, is _, was _, are _, become _, been _, were _
atleast > at least : _
everytime > every time : _
eachother > each other : _
aswell > as well : _
infront > in front : _ of, stood _, right _
inbetween > in between : _
nevermind > never mind : _
highschool > high school : _
thankyou > thank you : _
goodluck > good luck : _
goodbye's > goodbyes : _
reknown > renown : _
reknowned/renown > renowned/renowned : world _, is _ for, an internationally _, world-_, the _ artist, a _ expert, internationally _, are _ for, was _ for, a _ surgeon, the _ chef, world-_ for, a _ for its, most _
unprecendented > unprecedented : _
suppose > supposed : were _ to, is _ to, was _ to, are _ to, am _ to, not _ to be, be _ to, i'm _ to, you're _ to
ascent > assent : royal _, gave his _, nodded his _, gave their _, nodded _, gave her _, give their _, nod of _, give his _, murmur of _, murmured _, without the _ of, written _
assent > ascent : the _ of everest, _ of the mountain, steep _, first _ of, _ to the summit, the final _, the _ of mount
accede/acceded > exceed/exceeded : _ expectations, _ the limit, _ the speed limit, _ the budget, _ our budget
exceed/exceeded > accede/acceded : _ to the throne, _ to his request, _ to the request, _ to their demands, _ to the demands, _ to their request, _ to her request, _ to our request, _ to the treaty
except > accept : to _ the offer, please _ my, please _ our, to _ responsibility, we _ credit, i _ your, i _ the, cannot _, not _ the, to _ the job, we _ cash, refuse to _, _ cookies, _ responsibility for, to _ the award, do not _ cheques, we cannot _, happy to _, will _ the, to _ that, to _ an invitation, to _ your, not _ cash, not _ returns, to _ his, to _ her, we do not _, we _ all, only _ cash, agreed to _, _ my apologies, _ the offer, _ an apology, delighted to _
accept > except : everyone _ me, everything _ the, all _ one, _ for the, _ on sundays, every day _, _ when it, all _ the, everyone _ john, everybody _, nothing _ a, _ that the, _ sundays, everyone _ the, day _ sunday, day _ monday, _ on monday, _ in emergencies, any day _, no one _ the, nobody _, _ in an emergency, everyone _, _ where, _ mondays, _ saturdays, _ weekends, all _ two
excepted > accepted : _ the offer, was _ by, _ the job, was _ to, is generally _, widely _, _ an invitation, _ the invitation, _ his offer, generally _, cash is not _, _ her offer, was _ at, _ the award, are _ at, _ responsibility
access > excess : in _ of, _ baggage, _ fat, _ weight, an _ of, _ luggage, drinking to _, _ speed
excess > access : wheelchair _, _ to the, have _ to, _ code, internet _, disabled _, gain _ to, grant _, no _ to, _ card, gained _ to, given _ to, easy _ to, step-free _
adapt/adapted > adopt/adopted : _ a child, _ a new approach, _ a resolution, _ the resolution, _ a policy, _ a baby, _ son, _ daughter, _ a dog, motion was _, _ by the council, _ new measures, _ a puppy, resolution was _, plan was _ by
adopt/adopted > adapt/adapted : _ to change, _ to the new, _ to new, _ from the novel, _ for the stage, _ for television, _ to the cold, _ from a novel, quick to _ to, _ for the screen, _ to their, _ for film, _ to life, _ to changing, _ well to
adverse > averse : i am not _, he is not _
amiable > amicable : _ divorce, _ settlement, _ agreement, an _ split, _ separation, reached an _ settlement, an _ solution, parted on _ terms, on _ terms, _ parting
amicable > amiable : an _ fellow, an _ man, an _ host, an _ chap, _ old man
annual > annul : _ the marriage, marriage was _, to _ the, _ the contract, to _ their marriage
antidote/antidotes > anecdote/anecdotes : told an amusing _, amusing _, told a funny _, funny _, full of _ about
anecdote > antidote : an _ to the poison, _ to boredom, _ to stress, snake venom _, no known _, an _ to, the perfect _ to
apposite > opposite : the _ direction, the _ side, the _ sex, on the _ side, _ the
auger/augers/augered > augur/augurs/augured : _ well, _ badly, does not _ well, doesn't _ well, not _ well, _ ill, this _ well, bodes and _
augur > auger : soil _, drill with an _, earth _, plumber's _, hand _
aural > oral : _ hygiene, _ contraceptive, _ surgeon, _ exam in french, _ surgery, _ health
await/awaiting > wait/waiting : _ for your reply, _ for the, _ for a reply, _ for confirmation, _ for your, _ for her, _ for his
barmy > balmy : a _ evening, _ evening, _ weather, _ summer evening, a _ summer, _ night, _ breeze, _ summer
bail/bails > bale/bales : _ of hay, hay _, straw _, cotton _, _ of cotton, _ of straw, _ of wool
bale/bales/baled > bail/bails/bailed : on _, jump _, granted _, _ out the bank, out on _, released on _, refused _, skipped _, denied _, _ him out, posted _, _ out of, set _, jumped _, _ them out, police _, _ money
ball > bawl : _ their eyes out, _ her eyes out, _ his eyes out, _ my eyes out
balled > bawled : _ her eyes out, _ his eyes out, _ my eyes out
baron > barren : _ land, _ landscape, _ desert, _ wasteland, _ soil, _ hills
barren > baron : drug _, press _, robber _, oil _, media _, newspaper _
basis > bases : covered all the _, cover all the _, cover all _, military _, touch all _, air _, all _ covered, covers all the _, army _, our _ covered, all our _, all the _
bases > basis : on a daily _, on a regular _, on the _ of, on a weekly _, on a monthly _, no _ for, on a voluntary _, case-by-case _, first-name _, on a part-time _, on a case-by-case _, on this _, on an annual _, on the _ that, on a first-come, the _ for, on that _, legal _
beat > beet : _ soup, sugar _, roasted _, pickled _
beet > beat : _ the eggs, _ the drum, heart _, the _ goes on, off the _en
bell > belle : the _ of the ball, southern _
belle > bell : ring the _, door_, _ tower, rang the _, alarm _
biannual/bi-annual > biennial : every two years the _, festival held every two years
boar/boars > bore/bores : a crashing _, such a _, _ me, tidal _, to _ a hole, _ you with, _ holes, full-_
boor > bore : a crashing _, such a _, tidal _
bore > boar : wild _, roast wild _, _ hunting, head of a wild _, boar's
boulder > bolder : a _ approach, be _, grew _
bough > bow : _ and arrow, take a _, _ tie, _ down to, take your _
bow > bough : _ of a tree, _ of the tree, _ of the oak, when the _ breaks, apple _, _ broke and, christmas tree _
bowl > bowel : _ cancer, _ movement, irritable _ syndrome, _ movements, _ problems, _ surgery, irritable _
bowel > bowl : _ of soup, fruit _, salad _, mixing _, _ of cereal, toilet _, _ of rice, washing-up _, large _
boy > buoy : life _, marker _, navigation _, ship hit a _, harbour _, mooring _
cache > cachet : has a certain _, social _, a certain _, carries _, some _, prestige and _, snob _, brand's _, carries a certain _
cachet > cache : an arms _, arms _, weapons _, weapon _, a _ of, clear your _, browser _, a _ of weapons, memory _, clear the _, web _
callous > callus : a _ on, _ on my hand, _ on his, _ on her, _ on my, _ on the, hard _ on, developed a _, formed a _
callus > callous : _ disregard, _ indifference, _ murder, cold and _, a _ man, _ attitude, _ killer, cruel and _, _ crime, _ remark
callouses > calluses : _ on
cannon > canon : literary _, part of the _, the western _, _ law, _ of literature, _ of western, the literary _, english _, _ law, in the _ of, works in the _, shakespeare _, musical _, _ in residence, anglican _, pachelbel's _, admitted to the _, _ of the cathedral, shakespearean _
canon > cannon : loose _, water _, _ ball, _ fire, a loose _, _ fodder, fired a _, _ shot, water _, roar of _, _ on the ramparts, rusty _, old _ on the
caste > cast : the _ of the play, _ iron, plaster _, _ a vote, _ list, _ and crew, star-studded _, supporting _, _ aside, leg in a _, _ doubt, _ of thousands, _ aspersions, whole _, _ members
cast > caste : _ system, lower _, untouchable _, high _ hindu, indian _, hindu _, _ discrimination, upper _
castor > caster : _ sugar
caster > castor : _ oil
cavalry > calvary : _ was crucified, crucified on mount _
calvary > cavalry : _ charge, _ officer, _ regiment, called in the _, _ to the rescue, united states _, the _ arrived, light _, the _ will, _ to arrive, household _, the _ came, _ unit, us _, _ units
cede/ceded > seed/seeded : top-_, number one _, sunflower _, _ money, grass _, top _, unseeded, second _
seed/seeded > cede/ceded : _ control, _ power, _ territory, _ the territory, _ ground to, _ land, _ sovereignty
chased > chaste : _ and pure, pure and _, _ kiss
chaste > chased : _ by the, _ after, _ him, police _, dog _
chock > chalk : _ and cheese, piece of _, _ it up
chalk full > chock-full : _
choral > coral : _ reef, _ island, pink _, _ reefs, great barrier _
coral/corral > choral : _ music, _ society, _ evensong, _ concert, _ singing, _ works, _ work, _ piece
coral > corral : ok _, horses into the _, gunfight at the ok _, cattle in the _, cattle into the _
clause/clauses > claws/claws : cat's _, sharp _, lion's _, bear's _, with its _, lobster _
claws > clause : santa _, escape _, get-out _, break _, penalty _, opt-out _, subordinate _, contract's _
coaster/costar > coaster : roller _
coffer/coffers > coffee : _ shop, cup of _
coo > coup : military _, quite a _, staged a _, a _ for, failed _, attempted _, bloodless _, major _, a real _ for
coup > coop : chicken _, flew the _, fly the _, hen _
coop > coup : military _, d'etat, quite a _, staged a _
cops > copse : _ of trees, wooded _, small _ of
cornet > coronet : crown or _
cosign/cosigned > consign/consigned : _ to history, _ to the bin, _ to the scrapheap, _ to the dustbin, _ to the past
cravat > caveat : one _ is, with the _ that
craven > craving : a _ for chocolate, a _ for, _ for sugar
crevasse > crevice : _ in the wall, _ between the tiles, nook and _, _ in the rock face, nooks and _, _ in the rock, _ behind the
crevasses > crevices : nooks and _, _ in the wall, cracks and _
crevice > crevasse : _ in the glacier, glacier _, fell into a _ on the glacier, _ on the glacier
criteria > criterion : only _, the main _ is, the sole _, a key _ is, the only _, one _, a _, this _, single _, another _, each _, main _ is, key _ is, my _ is, sole _, the most important _ is, the _ is, the _ was
phenomena > phenomenon : a _, this _, natural _ is, one _, another _, global _ is, social _ is, strange _ is, new _ is, an internet _, every _, recent _ is, the _ is, the _ was, the same _ is
media > medium : a _ for, happy _, through the _ of, one _
strata > stratum : a _ of, one _, every _ of society, this _, each _, that _
bacteria > bacterium : a _, this _ is, one _, each _, single _, the _ is, the _ was, dangerous _ is, every _, a harmful _, that _ is
alumni > alumnus/alumna : is an _ of, an _ of, famous _ of the college he, a proud _, was an _, i am an _, a distinguished _, as an _, an _, a former _, a fellow _
cherubim > cherub : a _
crisis > crises : two _, several _, these _, many _, three _, financial _ have, all the _, both _, multiple _, recent _ have, various _, those _, all these _
crises > crisis : a _, the financial _ of, this _, housing _ is, one _, a major _, identity _, refugee _ is, energy _ is, another _, mid-life _, the _ is, the _ was, midlife _, oil _ of, an economic _
axes > axis : the x _, the y _, on its _, y-_, x-_, vertical _, horizontal _
axis > axes : two _, three _, both _, the two _, x and y _, all _, horizontal and vertical _
`;

/** Each form with each of its neighbours, as a phrase with its replacement. */
export const moreConfused = (): Phrase[] => {
  const phrases = new Map<string, Phrase>();
  for (const line of table.split('\n')) {
    const [pair = '', places = ''] = line.split(' : ');
    const [wrong = '', right = ''] = pair.split(' > ');
    const rights = right.split('/');
    wrong.split('/').forEach((bad, i) => {
      const good = rights[i] ?? rights[0] ?? '';
      for (const place of places.split(', ')) {
        if (place.startsWith('none ') || bad === good || !/(?:^|[\s-])_(?:$|[\s-])/.test(place)) continue;
        const [match, better] = [place.replace('_', bad), place.replace('_', good)].map(trimmed);
        if (match !== undefined && better !== undefined && !phrases.has(match))
          phrases.set(match, { match, replace: [better] });
      }
    });
  }
  return [...phrases.values()];
};

const trimmed = (text: string): string => text.replace(/^[, ]+|[,. ]+$/g, '');
