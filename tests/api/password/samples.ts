import type { Sample } from '../../contract/sample.ts'
import type { TenantWorld } from '../tenant/samples.ts'

export const passwordSamples: Record<string, Sample<TenantWorld>> = {
  'password.setByLink': {
    as: '',
    input: ({ passwordLink }) => ({ token: passwordLink, password: 'one of my own' }),
  },
  'password.change': {
    as: 'jf',
    input: () => ({ oldPassword: 'Yuncang#2026', newPassword: 'another one of mine' }),
  },
}
