type Origin = { readonly isFixed: 0 | 1; readonly isOwn: 0 | 1; readonly isPlatform: 0 | 1 }

/** Where a role that counts in a tenant comes from. */
export function roleOrigin({ isFixed, isOwn, isPlatform }: Origin) {
  if (isFixed) return 'fixed'
  if (!isOwn) return 'platform'
  return isPlatform ? 'changed' : 'own'
}
