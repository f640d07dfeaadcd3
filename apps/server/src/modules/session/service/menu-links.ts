import type { LinkRefusal } from '@yuncang/shared/nouns/menu/rules'
import type { Ctx } from '../../../trpc/context.ts'

type Link = { readonly path: string; readonly target: '' | '_blank' }

/**
 * Why an entry of the menu does not open, as this installation is set up: what opens in a frame has to be of a host that
 * the operator named, what opens in a window of its own has to be reached over TLS (docs/domain/interface.md#frame).
 * Pages of ours are never refused. What was stored under other settings is judged like what comes now.
 */
export function linkRefusalOf(
  { services: { config } }: Ctx,
  { path, target }: Link,
): LinkRefusal | null {
  if (!/^https?:/.test(path)) return null
  if (!URL.canParse(path)) return 'menu.pathShape'
  const { origin, protocol } = new URL(path)
  if (target !== '_blank') return config.frameHosts.includes(origin) ? null : 'menu.notFramed'
  return protocol === 'https:' || config.appEnv === 'dev' ? null : 'menu.notSecure'
}
