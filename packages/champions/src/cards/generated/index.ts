// Written by scripts/generate.ts from the files in the card folders. Do not edit.
import type { Card } from '../../content.ts';
import core_050_hulk from '../core/aggression/050-hulk.ts';
import core_051_tigra from '../core/aggression/051-tigra.ts';
import core_052_chase_them_down from '../core/aggression/052-chase-them-down.ts';
import core_053_relentless_assault from '../core/aggression/053-relentless-assault.ts';
import core_054_uppercut from '../core/aggression/054-uppercut.ts';
import core_055_the_power_of_aggression from '../core/aggression/055-the-power-of-aggression.ts';
import core_056_tac_team from '../core/aggression/056-tac-team.ts';
import core_057_combat_training from '../core/aggression/057-combat-training.ts';
import core_083_mockingbird from '../core/basic/083-mockingbird.ts';
import core_084_nick_fury from '../core/basic/084-nick-fury.ts';
import core_085_emergency from '../core/basic/085-emergency.ts';
import core_086_first_aid from '../core/basic/086-first-aid.ts';
import core_087_haymaker from '../core/basic/087-haymaker.ts';
import core_088_energy from '../core/basic/088-energy.ts';
import core_089_genius from '../core/basic/089-genius.ts';
import core_090_strength from '../core/basic/090-strength.ts';
import core_091_avengers_mansion from '../core/basic/091-avengers-mansion.ts';
import core_092_helicarrier from '../core/basic/092-helicarrier.ts';
import core_093_tenacity from '../core/basic/093-tenacity.ts';
import core_040_black_panther from '../core/black-panther/040-black-panther.ts';
import core_041_shuri from '../core/black-panther/041-shuri.ts';
import core_042_ancestral_knowledge from '../core/black-panther/042-ancestral-knowledge.ts';
import core_043a_wakanda_forever from '../core/black-panther/043a-wakanda-forever.ts';
import core_043b_wakanda_forever from '../core/black-panther/043b-wakanda-forever.ts';
import core_043c_wakanda_forever from '../core/black-panther/043c-wakanda-forever.ts';
import core_043d_wakanda_forever from '../core/black-panther/043d-wakanda-forever.ts';
import core_044_vibranium from '../core/black-panther/044-vibranium.ts';
import core_045_the_golden_city from '../core/black-panther/045-the-golden-city.ts';
import core_046_energy_daggers from '../core/black-panther/046-energy-daggers.ts';
import core_047_panther_claws from '../core/black-panther/047-panther-claws.ts';
import core_048_tactical_genius from '../core/black-panther/048-tactical-genius.ts';
import core_049_vibranium_suit from '../core/black-panther/049-vibranium-suit.ts';
import core_155_affairs_of_state from '../core/black-panther/155-affairs-of-state.ts';
import core_156_usurp_the_throne from '../core/black-panther-nemesis/156-usurp-the-throne.ts';
import core_157_killmonger from '../core/black-panther-nemesis/157-killmonger.ts';
import core_158_heart_shaped_herb from '../core/black-panther-nemesis/158-heart-shaped-herb.ts';
import core_159_ritual_combat from '../core/black-panther-nemesis/159-ritual-combat.ts';
import core_109_bomb_scare from '../core/bomb-scare/109-bomb-scare.ts';
import core_110_hydra_bomber from '../core/bomb-scare/110-hydra-bomber.ts';
import core_111_explosion from '../core/bomb-scare/111-explosion.ts';
import core_112_false_alarm from '../core/bomb-scare/112-false-alarm.ts';
import core_010_captain_marvel from '../core/captain-marvel/010-captain-marvel.ts';
import core_011_spider_woman from '../core/captain-marvel/011-spider-woman.ts';
import core_012_crisis_interdiction from '../core/captain-marvel/012-crisis-interdiction.ts';
import core_013_photonic_blast from '../core/captain-marvel/013-photonic-blast.ts';
import core_014_energy_absorption from '../core/captain-marvel/014-energy-absorption.ts';
import core_015_alpha_flight_station from '../core/captain-marvel/015-alpha-flight-station.ts';
import core_016_captain_marvels_helmet from '../core/captain-marvel/016-captain-marvels-helmet.ts';
import core_017_cosmic_flight from '../core/captain-marvel/017-cosmic-flight.ts';
import core_018_energy_channel from '../core/captain-marvel/018-energy-channel.ts';
import core_175_family_emergency from '../core/captain-marvel/175-family-emergency.ts';
import core_176_the_psyche_magnitron from '../core/captain-marvel-nemesis/176-the-psyche-magnitron.ts';
import core_177_yon_rogg from '../core/captain-marvel-nemesis/177-yon-rogg.ts';
import core_178_kree_manipulator from '../core/captain-marvel-nemesis/178-kree-manipulator.ts';
import core_179_yon_roggs_treason from '../core/captain-marvel-nemesis/179-yon-roggs-treason.ts';
import core_191_exhaustion from '../core/expert/191-exhaustion.ts';
import core_192_masterplan from '../core/expert/192-masterplan.ts';
import core_193_under_fire from '../core/expert/193-under-fire.ts';
import core_029_iron_man from '../core/iron-man/029-iron-man.ts';
import core_030_war_machine from '../core/iron-man/030-war-machine.ts';
import core_031_repulsor_blast from '../core/iron-man/031-repulsor-blast.ts';
import core_032_supersonic_punch from '../core/iron-man/032-supersonic-punch.ts';
import core_033_pepper_potts from '../core/iron-man/033-pepper-potts.ts';
import core_034_stark_tower from '../core/iron-man/034-stark-tower.ts';
import core_035_arc_reactor from '../core/iron-man/035-arc-reactor.ts';
import core_036_mark_v_armor from '../core/iron-man/036-mark-v-armor.ts';
import core_037_mark_v_helmet from '../core/iron-man/037-mark-v-helmet.ts';
import core_038_powered_gauntlets from '../core/iron-man/038-powered-gauntlets.ts';
import core_039_rocket_boots from '../core/iron-man/039-rocket-boots.ts';
import core_170_business_problems from '../core/iron-man/170-business-problems.ts';
import core_171_imminent_overload from '../core/iron-man-nemesis/171-imminent-overload.ts';
import core_172_whiplash from '../core/iron-man-nemesis/172-whiplash.ts';
import core_173_electric_whip_attack from '../core/iron-man-nemesis/173-electric-whip-attack.ts';
import core_174_electromagnetic_backlash from '../core/iron-man-nemesis/174-electromagnetic-backlash.ts';
import core_058_daredevil from '../core/justice/058-daredevil.ts';
import core_059_jessica_jones from '../core/justice/059-jessica-jones.ts';
import core_060_for_justice from '../core/justice/060-for-justice.ts';
import core_061_great_responsibility from '../core/justice/061-great-responsibility.ts';
import core_062_the_power_of_justice from '../core/justice/062-the-power-of-justice.ts';
import core_063_interrogation_room from '../core/justice/063-interrogation-room.ts';
import core_064_surveillance_team from '../core/justice/064-surveillance-team.ts';
import core_065_heroic_intuition from '../core/justice/065-heroic-intuition.ts';
import core_113_klaw from '../core/klaw/113-klaw.ts';
import core_114_klaw from '../core/klaw/114-klaw.ts';
import core_115_klaw from '../core/klaw/115-klaw.ts';
import core_116_underground_distribution from '../core/klaw/116-underground-distribution.ts';
import core_117_secret_rendezvous from '../core/klaw/117-secret-rendezvous.ts';
import core_118_sonic_converter from '../core/klaw/118-sonic-converter.ts';
import core_119_solid_sound_body from '../core/klaw/119-solid-sound-body.ts';
import core_120_armored_guard from '../core/klaw/120-armored-guard.ts';
import core_121_weapons_runner from '../core/klaw/121-weapons-runner.ts';
import core_122_klaws_vengeance from '../core/klaw/122-klaws-vengeance.ts';
import core_123_sonic_boom from '../core/klaw/123-sonic-boom.ts';
import core_124_sound_manipulation from '../core/klaw/124-sound-manipulation.ts';
import core_125_defense_network from '../core/klaw/125-defense-network.ts';
import core_126_illegal_arms_factory from '../core/klaw/126-illegal-arms-factory.ts';
import core_127_the_immortal_klaw from '../core/klaw/127-the-immortal-klaw.ts';
import core_066_hawkeye from '../core/leadership/066-hawkeye.ts';
import core_067_maria_hill from '../core/leadership/067-maria-hill.ts';
import core_068_vision from '../core/leadership/068-vision.ts';
import core_069_get_ready from '../core/leadership/069-get-ready.ts';
import core_070_lead_from_the_front from '../core/leadership/070-lead-from-the-front.ts';
import core_071_make_the_call from '../core/leadership/071-make-the-call.ts';
import core_072_the_power_of_leadership from '../core/leadership/072-the-power-of-leadership.ts';
import core_073_the_triskelion from '../core/leadership/073-the-triskelion.ts';
import core_074_inspired from '../core/leadership/074-inspired.ts';
import core_180_legions_of_hydra from '../core/legions-of-hydra/180-legions-of-hydra.ts';
import core_181_madame_hydra from '../core/legions-of-hydra/181-madame-hydra.ts';
import core_182_hydra_soldier from '../core/legions-of-hydra/182-hydra-soldier.ts';
import core_128_the_masters_of_evil from '../core/masters-of-evil/128-the-masters-of-evil.ts';
import core_129_radioactive_man from '../core/masters-of-evil/129-radioactive-man.ts';
import core_130_whirlwind from '../core/masters-of-evil/130-whirlwind.ts';
import core_131_tiger_shark from '../core/masters-of-evil/131-tiger-shark.ts';
import core_132_melter from '../core/masters-of-evil/132-melter.ts';
import core_133_masters_of_mayhem from '../core/masters-of-evil/133-masters-of-mayhem.ts';
import core_075_black_widow from '../core/protection/075-black-widow.ts';
import core_076_luke_cage from '../core/protection/076-luke-cage.ts';
import core_077_counter_punch from '../core/protection/077-counter-punch.ts';
import core_078_get_behind_me from '../core/protection/078-get-behind-me.ts';
import core_079_the_power_of_protection from '../core/protection/079-the-power-of-protection.ts';
import core_080_med_team from '../core/protection/080-med-team.ts';
import core_081_armored_vest from '../core/protection/081-armored-vest.ts';
import core_082_indomitable from '../core/protection/082-indomitable.ts';
import core_094_rhino from '../core/rhino/094-rhino.ts';
import core_095_rhino from '../core/rhino/095-rhino.ts';
import core_096_rhino from '../core/rhino/096-rhino.ts';
import core_097_the_break_in from '../core/rhino/097-the-break-in.ts';
import core_098_armored_rhino_suit from '../core/rhino/098-armored-rhino-suit.ts';
import core_099_charge from '../core/rhino/099-charge.ts';
import core_100_enhanced_ivory_horn from '../core/rhino/100-enhanced-ivory-horn.ts';
import core_101_hydra_mercenary from '../core/rhino/101-hydra-mercenary.ts';
import core_102_sandman from '../core/rhino/102-sandman.ts';
import core_103_shocker from '../core/rhino/103-shocker.ts';
import core_104_hard_to_keep_down from '../core/rhino/104-hard-to-keep-down.ts';
import core_105_im_tough from '../core/rhino/105-im-tough.ts';
import core_106_stampede from '../core/rhino/106-stampede.ts';
import core_107_breakin_and_takin from '../core/rhino/107-breakin-and-takin.ts';
import core_108_crowd_control from '../core/rhino/108-crowd-control.ts';
import core_019_she_hulk from '../core/she-hulk/019-she-hulk.ts';
import core_020_hellcat from '../core/she-hulk/020-hellcat.ts';
import core_021_gamma_slam from '../core/she-hulk/021-gamma-slam.ts';
import core_022_ground_stomp from '../core/she-hulk/022-ground-stomp.ts';
import core_023_legal_practice from '../core/she-hulk/023-legal-practice.ts';
import core_024_one_two_punch from '../core/she-hulk/024-one-two-punch.ts';
import core_025_split_personality from '../core/she-hulk/025-split-personality.ts';
import core_026_superhuman_law_division from '../core/she-hulk/026-superhuman-law-division.ts';
import core_027_focused_rage from '../core/she-hulk/027-focused-rage.ts';
import core_028_superhuman_strength from '../core/she-hulk/028-superhuman-strength.ts';
import core_160_legal_work from '../core/she-hulk/160-legal-work.ts';
import core_161_personal_challenge from '../core/she-hulk-nemesis/161-personal-challenge.ts';
import core_162_titania from '../core/she-hulk-nemesis/162-titania.ts';
import core_163_genetically_enhanced from '../core/she-hulk-nemesis/163-genetically-enhanced.ts';
import core_164_titanias_fury from '../core/she-hulk-nemesis/164-titanias-fury.ts';
import core_001_spider_man from '../core/spider-man/001-spider-man.ts';
import core_002_black_cat from '../core/spider-man/002-black-cat.ts';
import core_003_backflip from '../core/spider-man/003-backflip.ts';
import core_004_enhanced_spider_sense from '../core/spider-man/004-enhanced-spider-sense.ts';
import core_005_swinging_web_kick from '../core/spider-man/005-swinging-web-kick.ts';
import core_006_aunt_may from '../core/spider-man/006-aunt-may.ts';
import core_007_spider_tracer from '../core/spider-man/007-spider-tracer.ts';
import core_008_web_shooter from '../core/spider-man/008-web-shooter.ts';
import core_009_webbed_up from '../core/spider-man/009-webbed-up.ts';
import core_165_eviction_notice from '../core/spider-man/165-eviction-notice.ts';
import core_166_highway_robbery from '../core/spider-man-nemesis/166-highway-robbery.ts';
import core_167_vulture from '../core/spider-man-nemesis/167-vulture.ts';
import core_168_sweeping_swoop from '../core/spider-man-nemesis/168-sweeping-swoop.ts';
import core_169_the_vultures_plans from '../core/spider-man-nemesis/169-the-vultures-plans.ts';
import core_186_advance from '../core/standard/186-advance.ts';
import core_187_assault from '../core/standard/187-assault.ts';
import core_188_caught_off_guard from '../core/standard/188-caught-off-guard.ts';
import core_189_gang_up from '../core/standard/189-gang-up.ts';
import core_190_shadow_of_the_past from '../core/standard/190-shadow-of-the-past.ts';
import core_183_the_doomsday_chair from '../core/the-doomsday-chair/183-the-doomsday-chair.ts';
import core_184_modok from '../core/the-doomsday-chair/184-modok.ts';
import core_185_biomechanical_upgrades from '../core/the-doomsday-chair/185-biomechanical-upgrades.ts';
import core_134_ultron from '../core/ultron/134-ultron.ts';
import core_135_ultron from '../core/ultron/135-ultron.ts';
import core_136_ultron from '../core/ultron/136-ultron.ts';
import core_137_the_crimson_cowl from '../core/ultron/137-the-crimson-cowl.ts';
import core_138_assault_on_norad from '../core/ultron/138-assault-on-norad.ts';
import core_139_countdown_to_oblivion from '../core/ultron/139-countdown-to-oblivion.ts';
import core_140_ultron_drones from '../core/ultron/140-ultron-drones.ts';
import core_141_program_transmitter from '../core/ultron/141-program-transmitter.ts';
import core_142_upgraded_drones from '../core/ultron/142-upgraded-drones.ts';
import core_143_advanced_ultron_drone from '../core/ultron/143-advanced-ultron-drone.ts';
import core_144a_android_efficiency from '../core/ultron/144a-android-efficiency.ts';
import core_144b_android_efficiency from '../core/ultron/144b-android-efficiency.ts';
import core_144c_android_efficiency from '../core/ultron/144c-android-efficiency.ts';
import core_145_rage_of_ultron from '../core/ultron/145-rage-of-ultron.ts';
import core_146_repair_sequence from '../core/ultron/146-repair-sequence.ts';
import core_147_swarm_attack from '../core/ultron/147-swarm-attack.ts';
import core_148_drone_factory from '../core/ultron/148-drone-factory.ts';
import core_149_invasive_ai from '../core/ultron/149-invasive-ai.ts';
import core_150_ultrons_imperative from '../core/ultron/150-ultrons-imperative.ts';
import core_151_under_attack from '../core/under-attack/151-under-attack.ts';
import core_152_vibranium_armor from '../core/under-attack/152-vibranium-armor.ts';
import core_153_concussion_blasters from '../core/under-attack/153-concussion-blasters.ts';
import core_154_concussive_blast from '../core/under-attack/154-concussive-blast.ts';

export const CARDS: readonly Card[] = [
  core_050_hulk,
  core_051_tigra,
  core_052_chase_them_down,
  core_053_relentless_assault,
  core_054_uppercut,
  core_055_the_power_of_aggression,
  core_056_tac_team,
  core_057_combat_training,
  core_083_mockingbird,
  core_084_nick_fury,
  core_085_emergency,
  core_086_first_aid,
  core_087_haymaker,
  core_088_energy,
  core_089_genius,
  core_090_strength,
  core_091_avengers_mansion,
  core_092_helicarrier,
  core_093_tenacity,
  core_040_black_panther,
  core_041_shuri,
  core_042_ancestral_knowledge,
  core_043a_wakanda_forever,
  core_043b_wakanda_forever,
  core_043c_wakanda_forever,
  core_043d_wakanda_forever,
  core_044_vibranium,
  core_045_the_golden_city,
  core_046_energy_daggers,
  core_047_panther_claws,
  core_048_tactical_genius,
  core_049_vibranium_suit,
  core_155_affairs_of_state,
  core_156_usurp_the_throne,
  core_157_killmonger,
  core_158_heart_shaped_herb,
  core_159_ritual_combat,
  core_109_bomb_scare,
  core_110_hydra_bomber,
  core_111_explosion,
  core_112_false_alarm,
  core_010_captain_marvel,
  core_011_spider_woman,
  core_012_crisis_interdiction,
  core_013_photonic_blast,
  core_014_energy_absorption,
  core_015_alpha_flight_station,
  core_016_captain_marvels_helmet,
  core_017_cosmic_flight,
  core_018_energy_channel,
  core_175_family_emergency,
  core_176_the_psyche_magnitron,
  core_177_yon_rogg,
  core_178_kree_manipulator,
  core_179_yon_roggs_treason,
  core_191_exhaustion,
  core_192_masterplan,
  core_193_under_fire,
  core_029_iron_man,
  core_030_war_machine,
  core_031_repulsor_blast,
  core_032_supersonic_punch,
  core_033_pepper_potts,
  core_034_stark_tower,
  core_035_arc_reactor,
  core_036_mark_v_armor,
  core_037_mark_v_helmet,
  core_038_powered_gauntlets,
  core_039_rocket_boots,
  core_170_business_problems,
  core_171_imminent_overload,
  core_172_whiplash,
  core_173_electric_whip_attack,
  core_174_electromagnetic_backlash,
  core_058_daredevil,
  core_059_jessica_jones,
  core_060_for_justice,
  core_061_great_responsibility,
  core_062_the_power_of_justice,
  core_063_interrogation_room,
  core_064_surveillance_team,
  core_065_heroic_intuition,
  core_113_klaw,
  core_114_klaw,
  core_115_klaw,
  core_116_underground_distribution,
  core_117_secret_rendezvous,
  core_118_sonic_converter,
  core_119_solid_sound_body,
  core_120_armored_guard,
  core_121_weapons_runner,
  core_122_klaws_vengeance,
  core_123_sonic_boom,
  core_124_sound_manipulation,
  core_125_defense_network,
  core_126_illegal_arms_factory,
  core_127_the_immortal_klaw,
  core_066_hawkeye,
  core_067_maria_hill,
  core_068_vision,
  core_069_get_ready,
  core_070_lead_from_the_front,
  core_071_make_the_call,
  core_072_the_power_of_leadership,
  core_073_the_triskelion,
  core_074_inspired,
  core_180_legions_of_hydra,
  core_181_madame_hydra,
  core_182_hydra_soldier,
  core_128_the_masters_of_evil,
  core_129_radioactive_man,
  core_130_whirlwind,
  core_131_tiger_shark,
  core_132_melter,
  core_133_masters_of_mayhem,
  core_075_black_widow,
  core_076_luke_cage,
  core_077_counter_punch,
  core_078_get_behind_me,
  core_079_the_power_of_protection,
  core_080_med_team,
  core_081_armored_vest,
  core_082_indomitable,
  core_094_rhino,
  core_095_rhino,
  core_096_rhino,
  core_097_the_break_in,
  core_098_armored_rhino_suit,
  core_099_charge,
  core_100_enhanced_ivory_horn,
  core_101_hydra_mercenary,
  core_102_sandman,
  core_103_shocker,
  core_104_hard_to_keep_down,
  core_105_im_tough,
  core_106_stampede,
  core_107_breakin_and_takin,
  core_108_crowd_control,
  core_019_she_hulk,
  core_020_hellcat,
  core_021_gamma_slam,
  core_022_ground_stomp,
  core_023_legal_practice,
  core_024_one_two_punch,
  core_025_split_personality,
  core_026_superhuman_law_division,
  core_027_focused_rage,
  core_028_superhuman_strength,
  core_160_legal_work,
  core_161_personal_challenge,
  core_162_titania,
  core_163_genetically_enhanced,
  core_164_titanias_fury,
  core_001_spider_man,
  core_002_black_cat,
  core_003_backflip,
  core_004_enhanced_spider_sense,
  core_005_swinging_web_kick,
  core_006_aunt_may,
  core_007_spider_tracer,
  core_008_web_shooter,
  core_009_webbed_up,
  core_165_eviction_notice,
  core_166_highway_robbery,
  core_167_vulture,
  core_168_sweeping_swoop,
  core_169_the_vultures_plans,
  core_186_advance,
  core_187_assault,
  core_188_caught_off_guard,
  core_189_gang_up,
  core_190_shadow_of_the_past,
  core_183_the_doomsday_chair,
  core_184_modok,
  core_185_biomechanical_upgrades,
  core_134_ultron,
  core_135_ultron,
  core_136_ultron,
  core_137_the_crimson_cowl,
  core_138_assault_on_norad,
  core_139_countdown_to_oblivion,
  core_140_ultron_drones,
  core_141_program_transmitter,
  core_142_upgraded_drones,
  core_143_advanced_ultron_drone,
  core_144a_android_efficiency,
  core_144b_android_efficiency,
  core_144c_android_efficiency,
  core_145_rage_of_ultron,
  core_146_repair_sequence,
  core_147_swarm_attack,
  core_148_drone_factory,
  core_149_invasive_ai,
  core_150_ultrons_imperative,
  core_151_under_attack,
  core_152_vibranium_armor,
  core_153_concussion_blasters,
  core_154_concussive_blast,
];
