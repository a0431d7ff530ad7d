import type { Catalogue, WordsLike } from '../../../../strings/catalogue.ts';

const en = {
  suggested: 'A squad drawn at random',
  affiliated: (affiliation: string) => `A squad: ${affiliation}`,
  build: 'Pick the squad yourself',
  title: 'Your squad',
  mission: 'The mission',
  read: (card: string) => `Read: ${card}`,
  threatOf: (threat: number, most: number) => `Threat ${threat} of ${most}`,
  characters: 'Characters',
  affiliation: 'Affiliation',
  noAffiliation: 'None',
  members: (affiliation: string, members: number, of: number) => `${affiliation}: ${members} of ${of}`,
  leaders: 'Leadership in this squad',
  noLeader: 'No leadership of this affiliation is in the squad.',
  tactics: 'Team tactic cards',
  tacticsOf: (count: number, most: number) => `${count} of ${most} tactic cards`,
  legal: 'Legal',
  problems: (count: number) => (count === 1 ? '1 violation' : `${count} violations`),
  problemsTitle: 'Against the rules',
  take: 'Take this squad',
  threat: (threat: number) => `Threat ${threat}`,
};

type SquadWords = WordsLike<typeof en>;

const es: SquadWords = {
  suggested: 'Una escuadra al azar',
  affiliated: (affiliation) => `Una escuadra: ${affiliation}`,
  build: 'Escoger la Escuadra a mano',
  title: 'Tu escuadra',
  mission: 'La misión',
  read: (card) => `Leer: ${card}`,
  threatOf: (threat, most) => `Amenaza ${threat} de ${most}`,
  characters: 'Personajes',
  affiliation: 'Afiliación',
  noAffiliation: 'Ninguna',
  members: (affiliation, members, of) => `${affiliation}: ${members} de ${of}`,
  leaders: 'Liderazgo en esta escuadra',
  noLeader: 'Ningún liderazgo de esta afiliación está en la escuadra.',
  tactics: 'Cartas de Tácticas de equipo',
  tacticsOf: (count, most) => `${count} de ${most} cartas de Tácticas`,
  legal: 'Legal',
  problems: (count) => (count === 1 ? '1 infracción' : `${count} infracciones`),
  problemsTitle: 'Contra las reglas',
  take: 'Usar esta escuadra',
  threat: (threat) => `Amenaza ${threat}`,
};

const de: SquadWords = {
  suggested: 'Ein zufälliges Team',
  affiliated: (affiliation) => `Ein Team: ${affiliation}`,
  build: 'Team selbst zusammenstellen',
  title: 'Dein Team',
  mission: 'Die Mission',
  read: (card) => `Lesen: ${card}`,
  threatOf: (threat, most) => `Bedrohung ${threat} von ${most}`,
  characters: 'Charaktere',
  affiliation: 'Gruppierung',
  noAffiliation: 'Keine',
  members: (affiliation, members, of) => `${affiliation}: ${members} von ${of}`,
  leaders: 'Führungsfähigkeit in diesem Team',
  noLeader: 'Keine Führungsfähigkeit dieser Gruppierung ist im Team.',
  tactics: 'Teamtaktik-Karten',
  tacticsOf: (count, most) => `${count} von ${most} Teamtaktik-Karten`,
  legal: 'Regelgerecht',
  problems: (count) => (count === 1 ? '1 Regelverstoß' : `${count} Regelverstöße`),
  problemsTitle: 'Gegen die Regeln',
  take: 'Dieses Team nehmen',
  threat: (threat) => `Bedrohung ${threat}`,
};

export const squadWords: Catalogue<typeof en> = { en, es, de };
