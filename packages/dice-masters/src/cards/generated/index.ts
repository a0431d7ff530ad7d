// Written by scripts/generate.ts from the files in the card folders. Do not edit.
import type { Card } from '../../content.ts';
import avx_angel_avenging_angel from '../avx/angel-avenging-angel.ts';
import avx_angel_high_ground from '../avx/angel-high-ground.ts';
import avx_angel_soaring from '../avx/angel-soaring.ts';
import avx_beast_big_boy_blue from '../avx/beast-big-boy-blue.ts';
import avx_beast_genetic_expert from '../avx/beast-genetic-expert.ts';
import avx_beast_kreature from '../avx/beast-kreature.ts';
import avx_beast_mutate_666 from '../avx/beast-mutate-666.ts';
import avx_black_widow_killer_instinct from '../avx/black-widow-killer-instinct.ts';
import avx_black_widow_natural from '../avx/black-widow-natural.ts';
import avx_black_widow_tsarina from '../avx/black-widow-tsarina.ts';
import avx_captain_america_american_hero from '../avx/captain-america-american-hero.ts';
import avx_captain_america_natural_leader from '../avx/captain-america-natural-leader.ts';
import avx_captain_america_sentinel_of_liberty from '../avx/captain-america-sentinel-of-liberty.ts';
import avx_captain_america_star_spangled_avenger from '../avx/captain-america-star-spangled-avenger.ts';
import avx_colossus_piotr_rasputin from '../avx/colossus-piotr-rasputin.ts';
import avx_colossus_russian_bear from '../avx/colossus-russian-bear.ts';
import avx_colossus_unstoppable from '../avx/colossus-unstoppable.ts';
import avx_cyclops_if_looks_could_kill from '../avx/cyclops-if-looks-could-kill.ts';
import avx_cyclops_scott_summers from '../avx/cyclops-scott-summers.ts';
import avx_cyclops_slim from '../avx/cyclops-slim.ts';
import avx_deadpool_assassin from '../avx/deadpool-assassin.ts';
import avx_deadpool_chiyonosake from '../avx/deadpool-chiyonosake.ts';
import avx_deadpool_jack from '../avx/deadpool-jack.ts';
import avx_distraction from '../avx/distraction.ts';
import avx_doctor_doom_nemesis from '../avx/doctor-doom-nemesis.ts';
import avx_doctor_doom_reed_richards_rival from '../avx/doctor-doom-reed-richards-rival.ts';
import avx_doctor_doom_victor from '../avx/doctor-doom-victor.ts';
import avx_doctor_octopus_fully_armed from '../avx/doctor-octopus-fully-armed.ts';
import avx_doctor_octopus_mad_scientist from '../avx/doctor-octopus-mad-scientist.ts';
import avx_doctor_octopus_megalomaniac from '../avx/doctor-octopus-megalomaniac.ts';
import avx_doctor_strange_master_of_the_mystic_arts from '../avx/doctor-strange-master-of-the-mystic-arts.ts';
import avx_doctor_strange_probably_a_charlatan from '../avx/doctor-strange-probably-a-charlatan.ts';
import avx_doctor_strange_sorcerer_supreme from '../avx/doctor-strange-sorcerer-supreme.ts';
import avx_focus_power from '../avx/focus-power.ts';
import avx_force_beam from '../avx/force-beam.ts';
import avx_gambit_ace_in_the_hole from '../avx/gambit-ace-in-the-hole.ts';
import avx_gambit_cardsharp from '../avx/gambit-cardsharp.ts';
import avx_gambit_le_diable_blanc from '../avx/gambit-le-diable-blanc.ts';
import avx_gearing_up from '../avx/gearing-up.ts';
import avx_ghost_rider_brimstone_biker from '../avx/ghost-rider-brimstone-biker.ts';
import avx_ghost_rider_johnny_blaze from '../avx/ghost-rider-johnny-blaze.ts';
import avx_ghost_rider_spirit_of_vengeance from '../avx/ghost-rider-spirit-of-vengeance.ts';
import avx_green_goblin_gobby from '../avx/green-goblin-gobby.ts';
import avx_green_goblin_goblin_lord from '../avx/green-goblin-goblin-lord.ts';
import avx_green_goblin_norman_osborn from '../avx/green-goblin-norman-osborn.ts';
import avx_hawkeye_brer_hawkeye from '../avx/hawkeye-brer-hawkeye.ts';
import avx_hawkeye_longbow from '../avx/hawkeye-longbow.ts';
import avx_hawkeye_robin_hood from '../avx/hawkeye-robin-hood.ts';
import avx_hulk_anger_issues from '../avx/hulk-anger-issues.ts';
import avx_hulk_annihilator from '../avx/hulk-annihilator.ts';
import avx_hulk_green_goliath from '../avx/hulk-green-goliath.ts';
import avx_hulk_jade_giant from '../avx/hulk-jade-giant.ts';
import avx_human_torch_flame_on from '../avx/human-torch-flame-on.ts';
import avx_human_torch_johnny_storm from '../avx/human-torch-johnny-storm.ts';
import avx_human_torch_matchstick from '../avx/human-torch-matchstick.ts';
import avx_human_torch_playing_with_fire from '../avx/human-torch-playing-with-fire.ts';
import avx_inner_rage from '../avx/inner-rage.ts';
import avx_invulnerability from '../avx/invulnerability.ts';
import avx_iron_man_billionaire from '../avx/iron-man-billionaire.ts';
import avx_iron_man_inventor from '../avx/iron-man-inventor.ts';
import avx_iron_man_philanthropist from '../avx/iron-man-philanthropist.ts';
import avx_iron_man_playboy from '../avx/iron-man-playboy.ts';
import avx_loki_gem_keeper from '../avx/loki-gem-keeper.ts';
import avx_loki_illusionist from '../avx/loki-illusionist.ts';
import avx_loki_trickster from '../avx/loki-trickster.ts';
import avx_magneto_former_comrade from '../avx/magneto-former-comrade.ts';
import avx_magneto_holocaust_survivor from '../avx/magneto-holocaust-survivor.ts';
import avx_magneto_sonderkommando from '../avx/magneto-sonderkommando.ts';
import avx_mjolnir_fist_of_the_righteous from '../avx/mjolnir-fist-of-the-righteous.ts';
import avx_mjolnir_forged_by_odin from '../avx/mjolnir-forged-by-odin.ts';
import avx_mjolnir_thors_hammer from '../avx/mjolnir-thors-hammer.ts';
import avx_mr_fantastic_brilliant_scientist from '../avx/mr-fantastic-brilliant-scientist.ts';
import avx_mr_fantastic_elastic from '../avx/mr-fantastic-elastic.ts';
import avx_mr_fantastic_the_invincible_man from '../avx/mr-fantastic-the-invincible-man.ts';
import avx_mystique_could_be_anyone from '../avx/mystique-could-be-anyone.ts';
import avx_mystique_shapeshifter from '../avx/mystique-shapeshifter.ts';
import avx_mystique_unknown from '../avx/mystique-unknown.ts';
import avx_nick_fury_mr_anger from '../avx/nick-fury-mr-anger.ts';
import avx_nick_fury_patch from '../avx/nick-fury-patch.ts';
import avx_nick_fury_wwii_veteran from '../avx/nick-fury-wwii-veteran.ts';
import avx_nightcrawler_abandoned from '../avx/nightcrawler-abandoned.ts';
import avx_nightcrawler_circus_freak from '../avx/nightcrawler-circus-freak.ts';
import avx_nightcrawler_fuzzy_elf from '../avx/nightcrawler-fuzzy-elf.ts';
import avx_nova_bucket_head from '../avx/nova-bucket-head.ts';
import avx_nova_quasar from '../avx/nova-quasar.ts';
import avx_nova_the_human_rocket from '../avx/nova-the-human-rocket.ts';
import avx_phoenix_jeannie from '../avx/phoenix-jeannie.ts';
import avx_phoenix_ms_psyche from '../avx/phoenix-ms-psyche.ts';
import avx_phoenix_redd from '../avx/phoenix-redd.ts';
import avx_power_bolt from '../avx/power-bolt.ts';
import avx_professor_x_charles_francis_xavier from '../avx/professor-x-charles-francis-xavier.ts';
import avx_professor_x_powerful_telepath from '../avx/professor-x-powerful-telepath.ts';
import avx_professor_x_principal from '../avx/professor-x-principal.ts';
import avx_punisher_big_nothing from '../avx/punisher-big-nothing.ts';
import avx_punisher_mcrook from '../avx/punisher-mcrook.ts';
import avx_punisher_vigilante from '../avx/punisher-vigilante.ts';
import avx_rogue_anna_marie from '../avx/rogue-anna-marie.ts';
import avx_rogue_anna_raven from '../avx/rogue-anna-raven.ts';
import avx_rogue_cant_touch_this from '../avx/rogue-cant-touch-this.ts';
import avx_silver_surfer_sentinel from '../avx/silver-surfer-sentinel.ts';
import avx_silver_surfer_silverado from '../avx/silver-surfer-silverado.ts';
import avx_silver_surfer_sky_rider from '../avx/silver-surfer-sky-rider.ts';
import avx_smash from '../avx/smash.ts';
import avx_spider_man_tiger from '../avx/spider-man-tiger.ts';
import avx_spider_man_wall_crawler from '../avx/spider-man-wall-crawler.ts';
import avx_spider_man_webhead from '../avx/spider-man-webhead.ts';
import avx_spider_man_webslinger from '../avx/spider-man-webslinger.ts';
import avx_storm_african_priestess from '../avx/storm-african-priestess.ts';
import avx_storm_goddess_of_the_plains from '../avx/storm-goddess-of-the-plains.ts';
import avx_storm_ro from '../avx/storm-ro.ts';
import avx_storm_wind_rider from '../avx/storm-wind-rider.ts';
import avx_take_cover from '../avx/take-cover.ts';
import avx_thing_ever_lovin_blue_eyed from '../avx/thing-ever-lovin-blue-eyed.ts';
import avx_thing_grim_ben from '../avx/thing-grim-ben.ts';
import avx_thing_idol_of_millions from '../avx/thing-idol-of-millions.ts';
import avx_thor_god_of_thunder from '../avx/thor-god-of-thunder.ts';
import avx_thor_legendary_warrior from '../avx/thor-legendary-warrior.ts';
import avx_thor_lord_of_asgard from '../avx/thor-lord-of-asgard.ts';
import avx_thor_odinson from '../avx/thor-odinson.ts';
import avx_thrown_car from '../avx/thrown-car.ts';
import avx_venom_angelo_fortunato from '../avx/venom-angelo-fortunato.ts';
import avx_venom_eddie_brock from '../avx/venom-eddie-brock.ts';
import avx_venom_mac_gargan from '../avx/venom-mac-gargan.ts';
import avx_vibranium_shield_caps_protection from '../avx/vibranium-shield-caps-protection.ts';
import avx_vibranium_shield_irreplaceable from '../avx/vibranium-shield-irreplaceable.ts';
import avx_vibranium_shield_one_of_a_kind from '../avx/vibranium-shield-one-of-a-kind.ts';
import avx_war_machine_combat_comrade from '../avx/war-machine-combat-comrade.ts';
import avx_war_machine_james_rhodes from '../avx/war-machine-james-rhodes.ts';
import avx_war_machine_parnell_jacobs from '../avx/war-machine-parnell-jacobs.ts';
import avx_wolverine_canucklehead from '../avx/wolverine-canucklehead.ts';
import avx_wolverine_formerly_weapon_ten from '../avx/wolverine-formerly-weapon-ten.ts';
import avx_wolverine_wildboy from '../avx/wolverine-wildboy.ts';

export const CARDS: readonly Card[] = [
  avx_angel_avenging_angel,
  avx_angel_high_ground,
  avx_angel_soaring,
  avx_beast_big_boy_blue,
  avx_beast_genetic_expert,
  avx_beast_kreature,
  avx_beast_mutate_666,
  avx_black_widow_killer_instinct,
  avx_black_widow_natural,
  avx_black_widow_tsarina,
  avx_captain_america_american_hero,
  avx_captain_america_natural_leader,
  avx_captain_america_sentinel_of_liberty,
  avx_captain_america_star_spangled_avenger,
  avx_colossus_piotr_rasputin,
  avx_colossus_russian_bear,
  avx_colossus_unstoppable,
  avx_cyclops_if_looks_could_kill,
  avx_cyclops_scott_summers,
  avx_cyclops_slim,
  avx_deadpool_assassin,
  avx_deadpool_chiyonosake,
  avx_deadpool_jack,
  avx_distraction,
  avx_doctor_doom_nemesis,
  avx_doctor_doom_reed_richards_rival,
  avx_doctor_doom_victor,
  avx_doctor_octopus_fully_armed,
  avx_doctor_octopus_mad_scientist,
  avx_doctor_octopus_megalomaniac,
  avx_doctor_strange_master_of_the_mystic_arts,
  avx_doctor_strange_probably_a_charlatan,
  avx_doctor_strange_sorcerer_supreme,
  avx_focus_power,
  avx_force_beam,
  avx_gambit_ace_in_the_hole,
  avx_gambit_cardsharp,
  avx_gambit_le_diable_blanc,
  avx_gearing_up,
  avx_ghost_rider_brimstone_biker,
  avx_ghost_rider_johnny_blaze,
  avx_ghost_rider_spirit_of_vengeance,
  avx_green_goblin_gobby,
  avx_green_goblin_goblin_lord,
  avx_green_goblin_norman_osborn,
  avx_hawkeye_brer_hawkeye,
  avx_hawkeye_longbow,
  avx_hawkeye_robin_hood,
  avx_hulk_anger_issues,
  avx_hulk_annihilator,
  avx_hulk_green_goliath,
  avx_hulk_jade_giant,
  avx_human_torch_flame_on,
  avx_human_torch_johnny_storm,
  avx_human_torch_matchstick,
  avx_human_torch_playing_with_fire,
  avx_inner_rage,
  avx_invulnerability,
  avx_iron_man_billionaire,
  avx_iron_man_inventor,
  avx_iron_man_philanthropist,
  avx_iron_man_playboy,
  avx_loki_gem_keeper,
  avx_loki_illusionist,
  avx_loki_trickster,
  avx_magneto_former_comrade,
  avx_magneto_holocaust_survivor,
  avx_magneto_sonderkommando,
  avx_mjolnir_fist_of_the_righteous,
  avx_mjolnir_forged_by_odin,
  avx_mjolnir_thors_hammer,
  avx_mr_fantastic_brilliant_scientist,
  avx_mr_fantastic_elastic,
  avx_mr_fantastic_the_invincible_man,
  avx_mystique_could_be_anyone,
  avx_mystique_shapeshifter,
  avx_mystique_unknown,
  avx_nick_fury_mr_anger,
  avx_nick_fury_patch,
  avx_nick_fury_wwii_veteran,
  avx_nightcrawler_abandoned,
  avx_nightcrawler_circus_freak,
  avx_nightcrawler_fuzzy_elf,
  avx_nova_bucket_head,
  avx_nova_quasar,
  avx_nova_the_human_rocket,
  avx_phoenix_jeannie,
  avx_phoenix_ms_psyche,
  avx_phoenix_redd,
  avx_power_bolt,
  avx_professor_x_charles_francis_xavier,
  avx_professor_x_powerful_telepath,
  avx_professor_x_principal,
  avx_punisher_big_nothing,
  avx_punisher_mcrook,
  avx_punisher_vigilante,
  avx_rogue_anna_marie,
  avx_rogue_anna_raven,
  avx_rogue_cant_touch_this,
  avx_silver_surfer_sentinel,
  avx_silver_surfer_silverado,
  avx_silver_surfer_sky_rider,
  avx_smash,
  avx_spider_man_tiger,
  avx_spider_man_wall_crawler,
  avx_spider_man_webhead,
  avx_spider_man_webslinger,
  avx_storm_african_priestess,
  avx_storm_goddess_of_the_plains,
  avx_storm_ro,
  avx_storm_wind_rider,
  avx_take_cover,
  avx_thing_ever_lovin_blue_eyed,
  avx_thing_grim_ben,
  avx_thing_idol_of_millions,
  avx_thor_god_of_thunder,
  avx_thor_legendary_warrior,
  avx_thor_lord_of_asgard,
  avx_thor_odinson,
  avx_thrown_car,
  avx_venom_angelo_fortunato,
  avx_venom_eddie_brock,
  avx_venom_mac_gargan,
  avx_vibranium_shield_caps_protection,
  avx_vibranium_shield_irreplaceable,
  avx_vibranium_shield_one_of_a_kind,
  avx_war_machine_combat_comrade,
  avx_war_machine_james_rhodes,
  avx_war_machine_parnell_jacobs,
  avx_wolverine_canucklehead,
  avx_wolverine_formerly_weapon_ten,
  avx_wolverine_wildboy,
].sort((a, b) => a.number - b.number);
