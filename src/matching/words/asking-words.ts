// Words of other languages that only ask, count, connect, or say what somebody is who asks. A question in English has
// them in `connecting` and among the names that say nothing; in another language each of them would be taken for a
// topic that no call names.

import { foldedWords } from './folded-words.ts';
import { connectingInEnglish } from './word-forms.ts';

const german = `
  aber ab alle allem allen aller alles also andere anderen anderer anders arbeite arbeiten arbeitet auch bald
  bei beide beiden beim bereits besser bin bis bitte brauche brauchen braucht dabei dafür dagegen daher damit
  dank dann daran darauf daraus darf darin darüber dass davon dazu deren dessen diese diesem diesen dieser
  dieses doch dort drei durfen durfte eher eigene eigenen einfach einige einigen etwa etwas finanzieren fünf
  ganz ganze geben gegeben gehen geht genau gerade gern gerne gilt große großen großer großes habe haben hat
  hatte helfen heute hier hilft ihm ihn ihr ihre ihrem ihren ihrer immer indem ins irgendwo ja jede jedem jeden
  jeder jedes jetzt kein keine keinen kleine kleinen kleiner kleines könnte könnten lang lange langen machen
  macht man mehr mehrere meinem mich mir mithilfe mittels möchten möglich mochte muss müssen nach nachdem
  nämlich neben noch nun nur ob oft ohne planen plane schon sehr sein seine seinen seiner seit selbst sich sie
  sind so sogar soll sollen sollte sollten sondern sonst sowie statt suchen trotz um untersuche untersuchen
  untersucht viel viele vielen vier vom vor wann war waren warum was weil weitere weiteren wenig weniger wenn
  werde werden wichtig wieder wieviel will wir wird wo wobei wofür wollen womit worüber wurden würden während
  zehn zu zudem zum zur zurzeit zwar zwei zwischen monat monate monaten woche wochen geld gelder uniklinik
  irgendein irgendwelche dauert erste ersten erster erstes der die das des dem den ein eine einer eines einem
  einen und oder für von im am mit über auf aus durch gegen wie wer welche welcher welches gibt ist ich unser
  unsere kann können suche mein meine meiner nicht bezahlt bezahlen zahlt verliert verlieren entsteht entstehen
  beeinflusst beeinflussen wirkt wirken verbessern verbessert verhindern verhindert verlangsamen verlangsamt
  entwickeln entwickelt erforschen erforscht verstehen unterstützt unterstützen fördert offen halbe halber
  halbes lernen psychologin psychologe soziologin soziologe biologin biologe physiotherapeutin physiotherapeut
  lebt leben länger thema themen gesucht finde finden findet beantragen beantrage beantragt bewerben bewerbe
  bewerbung stellen bekommen bekomme erhalten erhalte möglichkeit möglichkeiten bereich bezüglich betreffend
  hinsichtlich interessiere interessieren benötige benötigen welchem welchen wen wohin frage verfügbar förderung
  fördermittel fördergelder`;

const french = `
  afin aider ainsi alors ans an année années après argent assez aucun aucune auprès aussi autre autres avant
  avez avoir avons beaucoup besoin bien cela celle celles celui cet ceux chaque cherchons chercher cinq combien
  comme comment car dans déjà depuis dernier dernière devant devons dire dix dois doit donc dont dès deux elle
  elles encore enfin ensuite entre environ est et être existe existent faire fait faut financer font grâce grand
  grande grandes grands gros ici ils il jusque lequel laquelle lors lorsque lui mais me mes mieux moi moins mois
  mon ma même mettre nos obtenir on ont où parce parmi pas pendant petit petite petites petits peu peut peuvent
  plus plusieurs pourquoi pourrait pourrais pourrions près presque puis quand quatre quel quelle quelles quelque
  quelques quoi sa sans se selon semaine semaines serait si sinon sommes son soit sont souhaite souhaitons sous
  suis surtout tous tout toute toutes travaille travaillons très trois trop trouver un vers veut veux vivant
  voire vos votre vouloir voulons vous vraiment zone le la les une du de des en ou pour sur avec chez au aux par
  leur leurs ses ce cette ces qui que quels je peux voudrais cherche nous notre étudie étudions développe
  développons améliorer améliore éviter créer comprendre payer paye paie finance perdre perdent ouvert ouverte
  ouverts ouvertes soutient soutiennent apprendre découverte découvertes psychologue sociologue biologiste
  kinésithérapeute ingénieur ingénieurs ingénieure contre étudiez vivre vivent longtemps investigons rentrer
  comparer chose choses offre offres thème thèmes sujet concernant portant demander demande postuler candidater
  rechercher recherchons possibilité possibilités disponible disponibles domaine trouve recevoir bénéficier
  bonjour merci financement financements subventions`;

const spanish = `
  además ahora algo algún alguna algunas alguno algunos allí ante antes año años aquí así aún aunque ayudar bajo
  bastante bien buscamos buscar busca cada casi cinco cómo como contra cual cuál cualquier cuando cuándo cuánto
  cuatro dar debe debemos debido decir del dentro desde después dinero donde dónde dos durante ella ellas ellos
  entonces entre era es esa esas ese eso esos esta está estamos están estar estas este esto estos estoy existe
  existen fondos fue fuera gran grande grandes gracias haber había hace hacemos hacer hacia han hasta hay hemos
  incluso junto lleva llevar luego más me mediante mejor mes meses mi mis mientras mismo misma modelar muchas
  mucho muchos muy nada necesita necesito necesitamos ni ningún ninguna no nos nosotros nueve o obtener ocho
  otra otras otro otros pequeña pequeñas pequeño pequeños pero podemos podría podríamos poder porque primer
  primera primero pueda puede pueden pues queremos qué quién quiere quisiera quisiéramos se sea según seis
  semana semanas ser será si sí sido siempre siete sin sino sistemas sobre somos son soy su también tampoco tan
  tanto tener tengo tenemos tiene tienen toda todas todo todos trabaja trabajo trabajamos tras tres tu un una
  unas unos usar usted vez veces ya yo cuánta financiar el la los las de y para por con en al sus que quien
  cuales puedo quiero busco nuestro nuestra estudia estudiamos desarrolla desarrollamos mejorar mejora evitar
  crear entender paga pagar pierden pierde financia abierto abierta abiertos abiertas apoya apoyan aprender
  psicóloga psicólogo socióloga sociólogo bióloga biólogo fisioterapeuta investigamos investigo investiga vive
  viven vivir contratar comparar tiempo buscando solicitar solicito solicitamos solicitud pedir tema temas
  relacionado relacionados relacionada relacionadas encontrar encuentro disponible disponibles ámbito acerca
  optar conseguir recibir posibilidad posibilidades financiero financieros financiera financieras hola
  financiación subvención subvenciones ayudas convocatoria convocatorias`;

const italian = `
  abbiamo adesso aiuta aiutare aiuti aiuto alcun alcuna alcune alcuni allora altra altre altri altro anche
  ancora anni anno avere bene bisogno capire cerchiamo cerca cercare che chi ci cinque circa come contro cosa
  così da dal dare davvero del della dentro devo dobbiamo dopo dove due durante e ed entro esiste esistono
  essere fa faccio facciamo fanno fare fino finanziare fra già grande grandi grazie ha hanno ho infine inoltre
  insieme la lavora lavoriamo lavoro loro lui ma mai me meglio meno mentre mese mesi mi mia mie miei mio modo
  molta molte molti molto ne nessun nessuna noi non nostri nostre nuovo nuova ogni oltre oppure ora otto
  ottenere perché per piccola piccole piccoli piccolo più poco poi possiamo possibile posso potere potrebbe
  potremmo presso prima primo proprio può qual quale quali qualche quando quanto quattro quella quelle quelli
  quello questa queste questi questo qui quindi se secondo sei sempre senza settimana settimane si sia siamo
  soldi sono sopra sotto squadra sta stato sua sue suo suoi sto tanto tra tre troppo tutta tutte tutti tutto un
  una uno usare va verso vi voglio vogliamo volta vorremmo il lo gli i le dello dei delle degli di nel nella su
  alla allo ai agli alle dalla dalle vorrei cerco nostro nostra studia studiamo sviluppa sviluppiamo migliorare
  migliora evitare creare paga pagare perde perdono finanzia aperto aperta aperti aperte sostiene sostengono
  imparare sul nell dell all dall sull col psicologa psicologo sociologa sociologo biologa biologo
  fisioterapista indaghiamo vive vivono vivere lungo lunga portare confrontare dieci qualcosa cercando trovare
  trovo richiedere richiesta chiedere domanda tema temi riguardo riguardante riguardanti relativo relativi
  disponibile disponibili ambito partecipare presentare finanziario finanziari finanziaria finanziarie sostegno
  ricevere possibilità opportunità finanziamento finanziamenti bando bandi`;

const portuguese = `
  agora ainda ajudar além algo algum alguma algumas alguns ano anos antes ao após aqui assim até bem boa bom
  cada cinco com como contra da das de debaixo dela dele deles depois desde dessa desse desta deste deve devemos
  dez dinheiro dois duas durante e ela elas ele eles em enquanto então entre era essa essas esse esses esta está
  estamos estão estar estas este estes estou eu existe existem faz fazemos fazer financiar financiamento
  financiamentos foi for fora gostaria gostaríamos grande grandes há isso isto já junto lá lhe mais mas melhor
  menos mês meses mesma mesmo meus minha minhas muita muitas muito muitos nada não nem nenhum nenhuma nossas
  nossos nós num numa nunca obter onde ou outra outras outro outros para pequena pequenas pequeno pequenos pela
  pelo perante pode podem podemos poder poderia poderíamos porém porque por pois precisa precisamos preciso
  primeira primeiro procura procuramos procurar qual qualquer quando quanto quatro que quem queremos quer são se
  seja sem semana semanas sempre ser será seu seus sim sob sobre somos só sou sua suas também tanto tão tem têm
  temos tenho ter toda todas todo todos trabalha trabalhamos trabalho três tudo um uma umas uns usar vários
  várias vez vezes você os a o do dos na nos nas aos pelos pelas quais quero meu nosso nossa estuda estudamos
  desenvolve desenvolvemos melhorar melhora evitar criar entender paga pagar perde perdem financia aberto aberta
  abertos abertas apoia apoiam aprender psicóloga psicólogo socióloga sociólogo bióloga biólogo fisioterapeuta
  investigamos investigo vive vivem viver contratar comparar candidatar candidatura candidaturas concorrer
  financeiro financeiros financeira financeiras tema temas relacionado relacionados relacionada relacionadas
  encontrar disponível disponíveis âmbito acerca relativo relativos solicitar pedir receber conseguir
  possibilidade possibilidades oportunidade oportunidades olá encontro edital editais`;

const dutch = `
  aan al alle alleen altijd ander andere anders beide ben beter bestaan bestaat bij binnen blijven daar dan dat
  de deze die dit doe doen doet door drie dus een eens eerst eerste elk elke en er gaan gaat geen geld geven
  goed graag groot grote had hebben heb heeft helpen helpt hem hen hier hij hoe hoeveel hun ieder iedere iets ik
  in ins is ja jaar jaren je jij kan kleine klein kunnen kunt langer maand maanden maar mag maken meer meerdere
  men met mij mijn minder misschien moet moeten mogen na naar naast nadat niet niets nieuw nog nodig nu of om
  omdat ondanks ons onder onze ook op over per sinds snel steeds te tegen terwijl tien tijdens toch toe tot
  tussen twee uit van vanaf vanuit veel verder via vier vijf voor vooral waar waarbij waardoor waarmee waarom
  waarop wanneer want waren was wat we week weken weer wel welk welke wens werk werken werkt werd wie wij wil
  willen worden wordt zal ze zeer zelf zich zij zijn zo zoals zoek zoeken zoekt zonder zou zouden zullen
  vertraagt vertragen onderzoek onderzoeken financieren het krijgen bestudeert bestuderen ontwikkelt ontwikkelen
  verbeteren verbetert voorkomen voorkomt begrijpen betaalt betalen verliezen verliest financier steunt steunen
  open psycholoog socioloog bioloog fysiotherapeut leeft leven lange krijgt vergelijken indienen aanvragen
  vragen vraag thema onderwerp betreffende betrekking vinden vind beschikbaar beschikbare mogelijkheid
  mogelijkheden ontvangen krijg oproep oproepen subsidie financiering`;

const languages: readonly ReadonlySet<string>[] = [german, french, spanish, italian, portuguese, dutch].map(
  (words) => new Set(foldedWords(words)),
);

/**
 * Of a question in another language, in folded words, those that say nothing of what is asked for. What is such a word
 * in one language is a topic in the next ("sono"), so the language with the most of them counts, and both of two alike.
 */
export function askingWordsOf(said: readonly string[]): ReadonlySet<string> {
  const counts = languages.map((words) => said.filter((word) => words.has(word)).length);
  const most = Math.max(...counts);
  return new Set(
    said.filter((word) => languages.some((words, at) => counts[at] === most && words.has(word))),
  );
}

/** Of these words, those that stand in a question in English too. */
const inEnglishToo: ReadonlySet<string> = new Set([
  ...connectingInEnglish,
  ...'car come die eu face fin had hat main man men non note open over per plus sin soy van want war zone'.split(
    ' ',
  ),
]);
const minOfOneLanguage = 2;
/** A long text in English may have some of them by chance. */
const minShare = 0.12;

/** Whether so many words of a question ask in one other language that it is no English. */
export function asksInAnotherLanguage(said: readonly string[]): boolean {
  const least = Math.max(minOfOneLanguage, said.length * minShare);
  return languages.some(
    (words) => new Set(said.filter((word) => words.has(word) && !inEnglishToo.has(word))).size >= least,
  );
}
