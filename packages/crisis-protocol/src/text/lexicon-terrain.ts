import type { Noun } from '@assemble/language';
import type { TerrainKindId } from '../geometry/maps/kinds.ts';

/** What stands on battlefields. `feature` is what the rulebook calls all of it. */
export const terrainNouns: Readonly<Record<TerrainKindId | 'feature', Noun>> = {
  feature: {
    en: { one: 'terrain feature', many: 'terrain features' },
    es: { one: 'elemento de Escenografía', many: 'elementos de Escenografía', gender: 'm' },
    de: { one: 'Geländeteil', many: 'Geländeteile', gender: 'n' },
  },
  bench: {
    en: { one: 'bench', many: 'benches' },
    es: { one: 'banco', many: 'bancos', gender: 'm' },
    de: { one: 'Bank', many: 'Bänke', gender: 'f' },
  },
  crate: {
    en: { one: 'crate', many: 'crates' },
    es: { one: 'cajón', many: 'cajones', gender: 'm' },
    de: { one: 'Kiste', many: 'Kisten', gender: 'f' },
  },
  lamppost: {
    en: { one: 'lamppost', many: 'lampposts' },
    es: { one: 'farola', many: 'farolas', gender: 'f' },
    de: { one: 'Laternenpfahl', many: 'Laternenpfähle', gender: 'm' },
  },
  dumpster: {
    en: { one: 'dumpster', many: 'dumpsters' },
    es: { one: 'contenedor de basura', many: 'contenedores de basura', gender: 'm' },
    de: { one: 'Müllcontainer', many: 'Müllcontainer', gender: 'm' },
  },
  car: {
    en: { one: 'car', many: 'cars' },
    es: { one: 'coche', many: 'coches', gender: 'm' },
    de: { one: 'Auto', many: 'Autos', gender: 'n' },
  },
  'cryo-tube': {
    en: { one: 'cryo tube', many: 'cryo tubes' },
    es: { one: 'criotubo', many: 'criotubos', gender: 'm' },
    de: { one: 'Kryokammer', many: 'Kryokammern', gender: 'f' },
  },
  kiosk: {
    en: { one: 'kiosk', many: 'kiosks' },
    es: { one: 'kiosco', many: 'kioscos', gender: 'm' },
    de: { one: 'Verkaufsstand', many: 'Verkaufsstände', gender: 'm', genitive: 'Verkaufsstandes' },
  },
  billboard: {
    en: { one: 'billboard', many: 'billboards' },
    es: { one: 'valla publicitaria', many: 'vallas publicitarias', gender: 'f' },
    de: { one: 'Werbetafel', many: 'Werbetafeln', gender: 'f' },
  },
  'food-truck': {
    en: { one: 'food truck', many: 'food trucks' },
    es: { one: 'camión de comida', many: 'camiones de comida', gender: 'm' },
    de: { one: 'Foodtruck', many: 'Foodtrucks', gender: 'm' },
  },
  truck: {
    en: { one: 'truck', many: 'trucks' },
    es: { one: 'camión', many: 'camiones', gender: 'm' },
    de: { one: 'LKW', many: 'LKWs', gender: 'm' },
  },
  'market-stand': {
    en: { one: 'market stand', many: 'market stands' },
    es: { one: 'tenderete', many: 'tenderetes', gender: 'm' },
    de: { one: 'Laden', many: 'Läden', gender: 'm' },
  },
  building: {
    en: { one: 'building', many: 'buildings' },
    es: { one: 'edificio', many: 'edificios', gender: 'm' },
    de: { one: 'Gebäude', many: 'Gebäude', gender: 'n' },
  },
  'corner-building': {
    en: { one: 'corner building', many: 'corner buildings' },
    es: { one: 'edificio en esquina', many: 'edificios en esquina', gender: 'm' },
    de: { one: 'Eckgebäude', many: 'Eckgebäude', gender: 'n' },
  },
  monolith: {
    en: { one: 'monolith', many: 'monoliths' },
    es: { one: 'monolito', many: 'monolitos', gender: 'm' },
    de: { one: 'Monolith', many: 'Monolithen', gender: 'm', weak: true },
  },
};
