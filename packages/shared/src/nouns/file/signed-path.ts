/** Before the ticket of a signed address; no line of the route table, since nobody signs in there. */
export const signedFilePath = '/api/lh-wms/file/signed'
