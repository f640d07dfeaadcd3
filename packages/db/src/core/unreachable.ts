/** Every connection is in use and none came free in time: whoever asked may ask again. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** Nobody answers where the database was. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
