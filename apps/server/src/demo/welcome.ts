import type { Config } from '../config.ts'
import { demoPassword } from './tenants.ts'

/** What the person who started the server reads. */
export function welcome(config: Config): string {
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host
  const address = config.publicUrl ?? `http://${host}:${config.port}`
  const lines = ['', `智慧云仓操作平台  ${address}`, `API               ${address}/api/docs`]
  if (config.isDemo) {
    lines.push(
      '',
      `演示账号（密码均为 ${demoPassword}）：kf 客服 · sh 审核 · admin 管理员 · multi 多租户`,
      `手机验证码 / Phone codes: ${address}/demo/outbox`,
      `Demo accounts (password ${demoPassword}): kf clerk · sh auditor · admin · multi (all tenants)`,
    )
  }
  return `${lines.join('\n')}\n\n`
}
