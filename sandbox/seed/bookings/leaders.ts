// Invented first names. Each space of a centre has four leaders of its own, so that nobody leads in two places.
const LEADER_NAMES = (
  'Ana Tomasz Priya Gwen Callum Aisha Rhys Magda Kofi Bethan Luca Shanice Owen Yasmin Declan Ines Hamza Freya Mateo Niamh ' +
  'Kwame Orla Stefan Leila Angus Chloe Idris Rosie Pavel Amara Finlay Zoe Ravi Catrin Bruno Hana Ewan Sofia Malik Tess ' +
  'Jonas Nadia Lewis Grace Arjun Elin Marek Ruby Samir Isla Dylan Farah Hugo Mabel Tariq Esme Gareth Lena Joel Nerys'
).split(' ');

const LEADERS_PER_SPACE = 4;

/** The leader of the session number `turn` in a space. The spaces of one centre share no names. */
export function pickLeader(venueNumber: number, spaceNumber: number, sessionNumber: number): string {
  const firstLeaderIndex = venueNumber * 7 + spaceNumber * LEADERS_PER_SPACE;
  return (
    LEADER_NAMES[(firstLeaderIndex + (sessionNumber % LEADERS_PER_SPACE)) % LEADER_NAMES.length] ?? 'Ana'
  );
}
