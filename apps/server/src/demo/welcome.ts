import type { Config } from '../config.ts'
import { publishedPassword } from '../config/published.ts'

/** What the person who started the server reads. */
export function welcome(config: Config): string {
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host
  const address = config.publicUrl ?? `http://${host}:${config.port}`
  const lines = ['', `智慧云仓操作平台  ${address}`, `API               ${address}/api/docs`]
  if (config.isDemo) {
    // A password of one's own stays where it was set: what is written here may end up in a log.
    const isPublished = config.demoPassword === publishedPassword
    const [zh, en] = isPublished
      ? [`密码均为 ${publishedPassword}`, `password ${publishedPassword}`]
      : ['密码为 DEMO_PASSWORD', 'password DEMO_PASSWORD']
    lines.push(
      '',
      `演示账号（${zh}）：kf 客服 · sh 审核 · admin 管理员 · multi 多租户`,
      `手机验证码 / Phone codes: ${address}/demo/outbox`,
      `Demo accounts (${en}): kf clerk · sh auditor · admin · multi (all tenants)`,
    )
  }
  return `${lines.join('\n')}\n\n`
}
