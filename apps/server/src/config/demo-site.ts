/**
 * What the demo's menu shows in a frame, and what may stand there unless FRAME_HOSTS names others: a map that is made to
 * be framed.
 */
export const demoMapSite = 'https://www.openstreetmap.org'
