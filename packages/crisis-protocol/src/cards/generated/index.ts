// Written by scripts/generate.ts from the files in the card folders. Do not edit.
import type { Card } from '../../content.ts';
import core_baron_zemo from '../core/baron-zemo.ts';
import core_black_widow from '../core/black-widow.ts';
import core_captain_america from '../core/captain-america.ts';
import core_captain_marvel from '../core/captain-marvel.ts';
import core_crossbones from '../core/crossbones.ts';
import core_doctor_octopus from '../core/doctor-octopus.ts';
import core_iron_man from '../core/iron-man.ts';
import core_red_skull from '../core/red-skull.ts';
import core_spider_man from '../core/spider-man.ts';
import core_ultron from '../core/ultron.ts';
import crises_alien_ship_crashes_in_downtown from '../crises/alien-ship-crashes-in-downtown.ts';
import crises_assault_ships from '../crises/assault-ships.ts';
import crises_cosmic_invasion from '../crises/cosmic-invasion.ts';
import crises_deadly_meteors_mutate_civilians from '../crises/deadly-meteors-mutate-civilians.ts';
import crises_evidence_of_experimental_soldiers from '../crises/evidence-of-experimental-soldiers.ts';
import crises_fear_grips_world from '../crises/fear-grips-world.ts';
import crises_infinity_formula_goes_missing from '../crises/infinity-formula-goes-missing.ts';
import crises_intrusions_open_across_city from '../crises/intrusions-open-across-city.ts';
import crises_mutant_extremists_target_us_senators from '../crises/mutant-extremists-target-us-senators.ts';
import crises_mutant_madman from '../crises/mutant-madman.ts';
import crises_panic_grips_city from '../crises/panic-grips-city.ts';
import crises_portals_overrun_city from '../crises/portals-overrun-city.ts';
import crises_riots_spark_over_extremis from '../crises/riots-spark-over-extremis.ts';
import crises_sentinel_schematics_sabotaged from '../crises/sentinel-schematics-sabotaged.ts';
import crises_skrulls_infiltrate_world_leadership from '../crises/skrulls-infiltrate-world-leadership.ts';
import crises_spider_infected_invade_manhattan from '../crises/spider-infected-invade-manhattan.ts';
import crises_struggle_for_the_cube_continues from '../crises/struggle-for-the-cube-continues.ts';
import crises_super_powered_scoundrels from '../crises/super-powered-scoundrels.ts';
import crises_surprise_assault from '../crises/surprise-assault.ts';
import crises_terrigen_clouds from '../crises/terrigen-clouds.ts';
import crises_x_men_infiltrate from '../crises/x-men-infiltrate.ts';
import expansions_hulk from '../expansions/hulk.ts';
import expansions_ms_marvel from '../expansions/ms-marvel.ts';
import expansions_nick_fury from '../expansions/nick-fury.ts';
import expansions_sabretooth from '../expansions/sabretooth.ts';
import expansions_shield_agents from '../expansions/shield-agents.ts';
import expansions_thanos_the_mad_titan from '../expansions/thanos-the-mad-titan.ts';
import expansions_thor_prince_of_asgard from '../expansions/thor-prince-of-asgard.ts';
import expansions_wasp from '../expansions/wasp.ts';
import gems_mind from '../gems/mind.ts';
import gems_power from '../gems/power.ts';
import gems_reality from '../gems/reality.ts';
import gems_soul from '../gems/soul.ts';
import gems_space from '../gems/space.ts';
import gems_time from '../gems/time.ts';
import mightiest_baron_helmut_zemo from '../mightiest/baron-helmut-zemo.ts';
import mightiest_captain_america_first_avenger from '../mightiest/captain-america-first-avenger.ts';
import mightiest_captain_marvel_cosmic_avenger from '../mightiest/captain-marvel-cosmic-avenger.ts';
import mightiest_crossbones_merciless_merc from '../mightiest/crossbones-merciless-merc.ts';
import mightiest_doc_ock_sinister_scientist from '../mightiest/doc-ock-sinister-scientist.ts';
import mightiest_invincible_iron_man from '../mightiest/invincible-iron-man.ts';
import mightiest_red_skull_master_of_the_world from '../mightiest/red-skull-master-of-the-world.ts';
import mightiest_spectacular_spider_man from '../mightiest/spectacular-spider-man.ts';
import mightiest_the_black_widow from '../mightiest/the-black-widow.ts';
import mightiest_ultron_drones from '../mightiest/ultron-drones.ts';
import mightiest_ultron_metal_tyrant from '../mightiest/ultron-metal-tyrant.ts';
import mightiest_winter_soldier_operative from '../mightiest/winter-soldier-operative.ts';
import one_shots_darkness_falls from '../one-shots/darkness-falls.ts';
import one_shots_relevant_information from '../one-shots/relevant-information.ts';
import one_shots_the_daily_grind from '../one-shots/the-daily-grind.ts';
import one_shots_theyre_in_the_floors from '../one-shots/theyre-in-the-floors.ts';
import tactics_advanced_r_d from '../tactics/advanced-r-d.ts';
import tactics_avengers_assemble from '../tactics/avengers-assemble.ts';
import tactics_battle_plan from '../tactics/battle-plan.ts';
import tactics_battlefield_medicine from '../tactics/battlefield-medicine.ts';
import tactics_brace_for_impact from '../tactics/brace-for-impact.ts';
import tactics_climbing_gear from '../tactics/climbing-gear.ts';
import tactics_cosmic_invigoration from '../tactics/cosmic-invigoration.ts';
import tactics_cosmic_obliteration from '../tactics/cosmic-obliteration.ts';
import tactics_dark_reign from '../tactics/dark-reign.ts';
import tactics_dig_in from '../tactics/dig-in.ts';
import tactics_disarm from '../tactics/disarm.ts';
import tactics_fall_back from '../tactics/fall-back.ts';
import tactics_field_dressing from '../tactics/field-dressing.ts';
import tactics_glory_of_ultron from '../tactics/glory-of-ultron.ts';
import tactics_go_get_em_tiger from '../tactics/go-get-em-tiger.ts';
import tactics_hard_reset from '../tactics/hard-reset.ts';
import tactics_helicarrier_strike from '../tactics/helicarrier-strike.ts';
import tactics_helios_laser_bombardment from '../tactics/helios-laser-bombardment.ts';
import tactics_i_am_a_baron_after_all from '../tactics/i-am-a-baron-after-all.ts';
import tactics_inspiring_monologue from '../tactics/inspiring-monologue.ts';
import tactics_marked_for_death from '../tactics/marked-for-death.ts';
import tactics_medpack from '../tactics/medpack.ts';
import tactics_mission_objective from '../tactics/mission-objective.ts';
import tactics_one_two_punch from '../tactics/one-two-punch.ts';
import tactics_overcharge from '../tactics/overcharge.ts';
import tactics_patch_up from '../tactics/patch-up.ts';
import tactics_recalibration_matrix from '../tactics/recalibration-matrix.ts';
import tactics_red_room_training from '../tactics/red-room-training.ts';
import tactics_repulsor_refraction from '../tactics/repulsor-refraction.ts';
import tactics_reserve_members from '../tactics/reserve-members.ts';
import tactics_reversal from '../tactics/reversal.ts';
import tactics_ricochet_blast from '../tactics/ricochet-blast.ts';
import tactics_sacrifice from '../tactics/sacrifice.ts';
import tactics_second_wind from '../tactics/second-wind.ts';
import tactics_sitrep from '../tactics/sitrep.ts';
import tactics_soldat_activated from '../tactics/soldat-activated.ts';
import tactics_stark_armory from '../tactics/stark-armory.ts';
import tactics_tactical_analysis from '../tactics/tactical-analysis.ts';
import tactics_the_age_of_ultron from '../tactics/the-age-of-ultron.ts';
import tactics_the_shieldmobile from '../tactics/the-shieldmobile.ts';
import tactics_this_is_our_day from '../tactics/this-is-our-day.ts';
import tactics_trip_up from '../tactics/trip-up.ts';
import tactics_vertical_assistance from '../tactics/vertical-assistance.ts';
import tactics_warpath from '../tactics/warpath.ts';

export const CARDS: readonly Card[] = [
  core_baron_zemo,
  core_black_widow,
  core_captain_america,
  core_captain_marvel,
  core_crossbones,
  core_doctor_octopus,
  core_iron_man,
  core_red_skull,
  core_spider_man,
  core_ultron,
  crises_alien_ship_crashes_in_downtown,
  crises_assault_ships,
  crises_cosmic_invasion,
  crises_deadly_meteors_mutate_civilians,
  crises_evidence_of_experimental_soldiers,
  crises_fear_grips_world,
  crises_infinity_formula_goes_missing,
  crises_intrusions_open_across_city,
  crises_mutant_extremists_target_us_senators,
  crises_mutant_madman,
  crises_panic_grips_city,
  crises_portals_overrun_city,
  crises_riots_spark_over_extremis,
  crises_sentinel_schematics_sabotaged,
  crises_skrulls_infiltrate_world_leadership,
  crises_spider_infected_invade_manhattan,
  crises_struggle_for_the_cube_continues,
  crises_super_powered_scoundrels,
  crises_surprise_assault,
  crises_terrigen_clouds,
  crises_x_men_infiltrate,
  expansions_hulk,
  expansions_ms_marvel,
  expansions_nick_fury,
  expansions_sabretooth,
  expansions_shield_agents,
  expansions_thanos_the_mad_titan,
  expansions_thor_prince_of_asgard,
  expansions_wasp,
  gems_mind,
  gems_power,
  gems_reality,
  gems_soul,
  gems_space,
  gems_time,
  mightiest_baron_helmut_zemo,
  mightiest_captain_america_first_avenger,
  mightiest_captain_marvel_cosmic_avenger,
  mightiest_crossbones_merciless_merc,
  mightiest_doc_ock_sinister_scientist,
  mightiest_invincible_iron_man,
  mightiest_red_skull_master_of_the_world,
  mightiest_spectacular_spider_man,
  mightiest_the_black_widow,
  mightiest_ultron_drones,
  mightiest_ultron_metal_tyrant,
  mightiest_winter_soldier_operative,
  one_shots_darkness_falls,
  one_shots_relevant_information,
  one_shots_the_daily_grind,
  one_shots_theyre_in_the_floors,
  tactics_advanced_r_d,
  tactics_avengers_assemble,
  tactics_battle_plan,
  tactics_battlefield_medicine,
  tactics_brace_for_impact,
  tactics_climbing_gear,
  tactics_cosmic_invigoration,
  tactics_cosmic_obliteration,
  tactics_dark_reign,
  tactics_dig_in,
  tactics_disarm,
  tactics_fall_back,
  tactics_field_dressing,
  tactics_glory_of_ultron,
  tactics_go_get_em_tiger,
  tactics_hard_reset,
  tactics_helicarrier_strike,
  tactics_helios_laser_bombardment,
  tactics_i_am_a_baron_after_all,
  tactics_inspiring_monologue,
  tactics_marked_for_death,
  tactics_medpack,
  tactics_mission_objective,
  tactics_one_two_punch,
  tactics_overcharge,
  tactics_patch_up,
  tactics_recalibration_matrix,
  tactics_red_room_training,
  tactics_repulsor_refraction,
  tactics_reserve_members,
  tactics_reversal,
  tactics_ricochet_blast,
  tactics_sacrifice,
  tactics_second_wind,
  tactics_sitrep,
  tactics_soldat_activated,
  tactics_stark_armory,
  tactics_tactical_analysis,
  tactics_the_age_of_ultron,
  tactics_the_shieldmobile,
  tactics_this_is_our_day,
  tactics_trip_up,
  tactics_vertical_assistance,
  tactics_warpath,
];
