type Voyage = { enShipName: string; imvoy: string }
const written = (text: string) => text.trim().toUpperCase()

/** Two orders come with one ship and voyage; nobody knows of a voyage that is not named. */
export const isSameVoyage = (a: Voyage, b: Voyage): boolean =>
  written(a.imvoy) !== '' &&
  written(a.imvoy) === written(b.imvoy) &&
  written(a.enShipName) === written(b.enShipName)
