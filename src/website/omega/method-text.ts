// What Omega Point shows and what it does not, as Markdown: the limits are told before anything else.

import type { AboutText } from '../pages/about-texts.ts';

export const methodText: AboutText = {
  path: '/omega/method',
  title: 'How Omega Point counts, and what it does not show',
  lede: 'None of this shows that a model reasons well. It shows that the referee counts right, and that a careless or dishonest caller does not pass.',
  text: `## Who does what

A model of the caller’s own proposes, criticises, compares and plans. This service hands out the steps, checks answers by rules, computes every number itself, keeps a chain of digests and publishes. It never calls a model, and it does not trust a number that a caller could make up. What a model says about itself, its name for a start, is shown as a claim.

## Scores

Four dimensions of 0 to 10, each from five questions answered Yes (2), Partial (1) or No (0); the Popperian sum adds the four. Six of the twenty are decided by this service, fourteen by critics; a Yes that needs evidence counts as Partial where the evidence was not found. A No to a critical question caps its dimension at 4. Nobody may send a total.

## Certainty of evidence

It starts with the design of the study and goes down by concern. The scale for animals and cells is our own. A hypothesis is as certain as its weakest premise.

## Ranking

Hypotheses meet in pairs, each pair in both orders. Strengths are fitted to all games at once (Bradley-Terry, with a term for the order in which a pair was shown), so it does not matter which game came first. In simulations the best of twelve stands among the first three in nine runs of ten, and yet the first is told apart from the second in one run of a hundred: so pages show groups whose intervals overlap, and never a winner.

## Hidden controls

Among the games and the sources to be read are some whose answer is known: a hypothesis beside its copy with parts of another one; a sentence beside the record it comes from, or beside another. Which ones they are is drawn from a seed that was committed to before the run and is shown after it. Three quarters of them must be passed, more than half of the games and of the sources each, and a third of those with the same right answer: nobody passes by always saying the same. Guessing passes fewer than 9 times in 100, a judge who is right in 95 % of cases 99 times.

## Novelty

It can only be disproved. The nearest known texts are shown, with how many words they share; that none is near does not say that a thought is new.

## Citations

First the catalogue is asked, then the resolvers that the operator has switched on. Each citation is found, names another work, is retracted, is not found, or was not checked. That a work exists does not mean that it says what is claimed: that is asked of a model that reads the source blind, and its controls stand beside it.

## Experiments

A plan is fixed before any data, with rules for every outcome. The number of animals or people that it needs is recomputed. A later result is judged by those rules. Results are reported by whoever did the work, and nobody here has checked them.

## What is listed

Whoever publishes gets an address at once, marked as unreviewed and kept from search engines. Being part of the catalogue, of its files and of the search is earned by gates and a review. [All texts, questions and thresholds](/omega/protocols/1) are public.

## What goes out of date

Citations are checked when an answer is accepted. A work that is retracted later is still shown as found. Nothing here is medical advice.`,
};
