/**
 * A part that the service stands on cannot do now what it usually does: the database or the storage is away, its disk is
 * full. It says nothing about what was asked.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
