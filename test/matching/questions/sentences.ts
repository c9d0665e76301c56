// The needs behind some of the given questions as whole sentences, each with the number of its question.

export const sentences: readonly (readonly [n: number, sentence: string])[] = [
  [
    1,
    'I am looking for a postdoctoral fellowship so that I can continue my work on why cells in skeletal muscle become senescent when mice get old, preferably with my own budget for consumables',
  ],
  [
    24,
    'We would like to organise a small international symposium on the biology of ageing next autumn and need money to pay for the travel of the invited speakers',
  ],
  [
    11,
    'Our lab studies how mitochondria lose their function with age and how this affects the brain and the immune system of people living with HIV, is there an open call that fits',
  ],
  [
    20,
    'My mother has dementia and I run a network of informal caregivers in several European countries, which programmes would fund research on how families and carers cope',
  ],
  [
    17,
    'As an early stage investigator who has never had an independent award I want to submit my first R01 on the basic biology of aging, which announcement should I use',
  ],
  [
    27,
    'We have developed a method to print living cells in three dimensions (3D bioprinting) and want to use it to make replacement tissues for patients',
  ],
  [
    15,
    "Which grants could pay for a summer programme in which undergraduates from our college do research on Alzheimer's disease and other dementias in our laboratories",
  ],
  [
    6,
    "I would like to repurpose drugs that are already approved for other diseases so that they slow down Alzheimer's disease, using large clinical data sets and bioinformatics",
  ],
  [
    23,
    'Does anybody fund studies of depression, loneliness and suicide among people in late life, especially after the loss of a partner or after moving into a nursing home?',
  ],
  [
    18,
    'I am a principal investigator at a university in Germany and I would like to host an experienced researcher through the Marie Curie postdoctoral fellowships to work on ageing biology',
  ],
  [
    22,
    'We want to test whether probiotics and a different diet change the gut microbiome of elderly people and thereby slow their aging, in a mechanistic study',
  ],
  [
    21,
    'I am a clinician who works with women in the menopause transition and I want to understand how ovarian ageing changes mood, sleep and cognition',
  ],
  [
    28,
    'We are setting up an institutional training programme for predoctoral students and postdocs in translational Alzheimer research and need a T32',
  ],
  [
    8,
    'My start-up develops a therapy that extends healthspan by several mechanisms of ageing at once; is there any programme of the European Innovation Council that would support us?',
  ],
];
