/** Where the look is kept; it outlives a sign-out. */
export const preferencesKey = 'preferences'
