// Written by scripts/generate.ts from the files in the card folders. Do not edit.
import type { Card } from '../../content.ts';
import avx_beast_big_boy_blue from '../avx/beast-big-boy-blue.ts';
import avx_beast_mutate_666 from '../avx/beast-mutate-666.ts';
import avx_captain_america_american_hero from '../avx/captain-america-american-hero.ts';
import avx_force_beam from '../avx/force-beam.ts';
import avx_hulk_jade_giant from '../avx/hulk-jade-giant.ts';
import avx_human_torch_playing_with_fire from '../avx/human-torch-playing-with-fire.ts';
import avx_inner_rage from '../avx/inner-rage.ts';
import avx_smash from '../avx/smash.ts';
import avx_spider_man_tiger from '../avx/spider-man-tiger.ts';
import avx_spider_man_webhead from '../avx/spider-man-webhead.ts';
import avx_thrown_car from '../avx/thrown-car.ts';

export const CARDS: readonly Card[] = [
  avx_beast_big_boy_blue,
  avx_beast_mutate_666,
  avx_captain_america_american_hero,
  avx_force_beam,
  avx_hulk_jade_giant,
  avx_human_torch_playing_with_fire,
  avx_inner_rage,
  avx_smash,
  avx_spider_man_tiger,
  avx_spider_man_webhead,
  avx_thrown_car,
].sort((a, b) => a.number - b.number);
