// Words of everyday English that may stand in a question on anything: what is in calls of them tells nothing.

const plainList = `
  able above accept access accompany according achieve across act action actual add additional advance advantage
  afford afraid afterwards again age ago agree ahead aim alive allow alone along alternative always amount
  another answer appear appropriate area around arrange arrive aspect associate associated attempt attract avoid aware
  away back bad basic basis become before behind believe belong below benefit beside beyond bit border bottom break
  bring broad busy buy call capable carry case category centre center certain chance characterise check choose claim
  clear clearly close closely come comfortable complete complex complicated concept concern consider
  consist contact contain context contribute control core correct correctly country couple course create
  cross deal decide deep depend describe deserve desire detail difference difficult difficulty direct direction
  discover discuss do document double doubt down each earlier earn easier easily easy either
  element else emphasis encourage end enjoy enough ensure enter entire equal especially essential establish
  established even event eventually everybody everyone everything exact exactly example excellent except exist
  expand expect expensive explain express extra extreme fact fail fair fairly fall familiar far fast faster
  favour feature feel few figure fill final finally fine finish five flow follow following form former forward four
  free frequent frequently fresh front full fully further future gain gather go great greater grow guess half 
  handle hard hardly hear heavy hence here hide high higher highly hour huge idea important include
  including increase indeed independently individual influence inform inside instead interest introduce involve issue
  item itself join just key kind lack large last late later lately latest leave left less let lie like likely limit
  limited line list little local lot low lower main maintain major manage manner mark matter maybe mean means meet
  mention mere middle might mind minor miss mix modern more moreover move moving must myself name namely narrow
  natural naturally near nearly necessary neither news nice nine nobody none normal normally nothing notice number
  obtain obvious occur odd often ok old once open operate opposite option ordinary origin original otherwise ought out
  overall pair part partly pass past perfect perhaps period permit pick piece place please plenty point poor
  popular position possess possibility potential practical precise prepare presence presently press pretty previous
  primary prior private probably proceed produce proper properly propose prove public pull purely push put quick
  quickly quite raise range rapid rapidly rate rather reach ready real really reason reasonable receive
  recent recommend reduce refer regard region regular regularly relate relation relatively remain remove
  replace report request require respect rest result return rich right rise role rough round rule safe same save
  say scale section see seem select selection send sense separate serious seriously serve seven shall shape share
  short show side sign significant simple simply since single sit site situation six size slight slightly soon sort
  source speak special specific spend split stage stand standard state stay step still stop straight strange strong
  strongly structure subject substantial succeed success successful such sudden suffer sufficient suggest suit
  suitable sum suppose sure surprise take talk task technical tell ten tend term thank themselves theoretical
  therefore thick thin third thorough though thought three through throughout thus tiny title together tomorrow
  tonight top total totally touch tough traditional treat trend trick true truly truth turn twelve twice two typical
  typically ultimately under unfortunately unique unit unless unlike unlikely unusual upon upper usual usually valid
  valuable value variety vary vast version versus via view volume wait weak whatever wherever whole
  wide widely win wonder wonderful worn worth worry wrong yesterday yet yourself zero
  absolutely actually addition almost altogether amazing amongst announce anywhere apart apparently approximately aside
  automatically await badly barely began begun bigger biggest blame bother bound bought brand briefly bright brilliant
  brought bunch calm came cancel careful carefully cast caught certainly clever coming commonly confident considerable
  constant constantly convenient convince convincing corner costly count crucial curious cut decent dedicated definitely
  despite dig distance doing done dozen draw drawn drop due eager earliest effort eight elsewhere empty enormous equally etc
  eventual everywhere exciting extent extremely facing fifth fix forever forth fourth gave given glad goes going gone
  got grab grateful gradually halfway handful hang hate heard held hello hit hole hopefully hundred hurry ideal
  immediate immediately impossible impressive incredible initial initially instance intention jump kept knew known
  largely lay least length lift likewise loud lucky made merely mile million billion minute mixed modest morning mostly
  multiple mystery nearby neat night ninth notably obviously occasion occasionally official okay onto opinion opposed
  order overnight paid pace perfectly permanent personally plain plus pocket powerful previously proud pure quarter
  quietly quote ran rarely readily reality realise realize regardless repeatedly reply reportedly represent reveal roll
  row sadly said sake sat saw saying scene seat secret seeing seemingly seen sent series settle seventh shut silly sixth
  slowly smooth somehow something sometime sometimes somewhat sorry sought spare spent spoil spot stick stood story
  stretch strike stuck stuff stupid style surely swap switch tackle taken tale tenth terribly terrible thoroughly
  thousand throw tie tight till told took tried trouble tune twenty thirty forty unable unclear unexpected upside
  urgent urgently useless utterly visible warn watch weekend weird went whenever whereas whichever whilst whoever whom
  word worse worst worthwhile write written wrote yeah yes youngest discipline trip wise guy folk folks cheap
  abroad institution organisation organization cell disease disorder`.split(/\s+/);

export const plainWords: readonly string[] = plainList.filter((word) => word !== '');
