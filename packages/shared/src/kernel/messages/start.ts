import type { Messages } from './types.ts'

/** What a server says to its operator when it does not start. */
export const startMessages = {
  'start.settings': ['invalid', '设置有误：{problems}', 'The settings are not right: {problems}.'],
  'setting.wrong': ['invalid', '的值不正确', 'is not right'],
  'setting.flag': ['invalid', '应为 0 或 1', 'must be 0 or 1'],
  'setting.port': ['invalid', '应为 0 至 65535 的端口号', 'must be a port number from 0 to 65535'],
  'setting.months': ['invalid', '应为 0 至 12 的数字', 'must be a number from 0 to 12'],
  'setting.count': ['invalid', '应为大于 0 的数字', 'must be a number above 0'],
  'setting.secret': ['invalid', '至少需要 32 个字符', 'needs at least 32 characters'],
  'setting.metricsToken': ['invalid', '至少需要 16 个字符', 'needs at least 16 characters'],
  'setting.demoPassword': ['invalid', '至少需要 12 个字符', 'needs at least 12 characters'],
  'setting.webAddress': [
    'invalid',
    '应为 http 或 https 地址',
    'must be an address that begins with http or https',
  ],
  'setting.webAddresses': [
    'invalid',
    '应为以逗号分隔的 http 或 https 地址',
    'must be addresses that begin with http or https, with commas between them',
  ],
  'setting.origin': [
    'invalid',
    '应为不带路径的地址，例如 https://wms.example.com',
    'must be an address without a path, e.g. https://wms.example.com',
  ],
  'setting.https': ['invalid', '应为 https 地址', 'must be an https address'],
  'setting.smtp': [
    'invalid',
    '应为 smtp://用户:密码@主机:端口 或 smtps://用户:密码@主机:端口',
    'must be smtp://user:password@host:port or smtps://user:password@host:port',
  ],
  'setting.sender': [
    'invalid',
    '应为一个邮箱地址，可在其前写名称，如 智慧云仓 <noreply@example.com>',
    'must be one address, with a name before it or none: Yuncang <noreply@example.com>',
  ],
  'setting.mailbox': [
    'invalid',
    '应为一个邮箱地址，如 returns@example.com',
    'must be one address, e.g. returns@example.com',
  ],
  'setting.imap': [
    'invalid',
    '应为 imaps://用户:密码@主机:端口/INBOX，或以 imap:// 开头',
    'must be imaps://user:password@host:port/INBOX, or the same with imap://',
  ],
  'setting.database': [
    'invalid',
    '应为 postgres://用户:密码@主机:端口/数据库',
    'must be postgres://user:password@host:port/database',
  ],
  'setting.networks': [
    'invalid',
    '应为以逗号分隔的 IP 地址或网段，例如 10.0.0.2,10.1.0.0/16',
    'must be IP addresses or ranges with commas between them, e.g. 10.0.0.2,10.1.0.0/16',
  ],
  'setting.hosts': [
    'invalid',
    '应为 JSON 列表，例如 [{"host":"test.example.com","env":"test","app":"https://test.example.com"}]',
    'must be a JSON list, e.g. [{"host":"test.example.com","env":"test","app":"https://test.example.com"}]',
  ],
  'setting.bucket': ['invalid', '不是有效的存储桶名称', 'must be the name of a bucket'],
  'setting.logLevel': [
    'invalid',
    '应为 fatal、error、warn、info、debug、trace 或 silent',
    'must be fatal, error, warn, info, debug, trace or silent',
  ],
  'start.secretTwice': [
    'invalid',
    '{name} 与 {name}_FILE 只能设置一个',
    'Set either {name} or {name}_FILE, not both.',
  ],
  'start.secretUnread': [
    'invalid',
    '无法读取 {name}_FILE 指定的文件 {file}',
    'The file {file} that {name}_FILE names cannot be read.',
  ],
  'start.secretEmpty': [
    'invalid',
    '{name}_FILE 指定的文件 {file} 是空的',
    'The file {file} that {name}_FILE names is empty.',
  ],
  'start.productionSettings': [
    'invalid',
    '未设置 DEMO=1 时必须同时设置 SESSION_SECRET 和 PUBLIC_URL',
    'Without DEMO=1 the server needs SESSION_SECRET and PUBLIC_URL.',
  ],
  'start.publishedSecret': [
    'invalid',
    '{names} 使用了公开的演示密钥，请换成只有您知道的值',
    '{names} holds what everybody can read in the demo: give a value that nobody else knows.',
  ],
  'start.demoReachable': [
    'invalid',
    '演示系统将以 {address} 对外开放，必须先设置自己的 {names}（DEMO_PASSWORD 至少 12 个字符）；正式使用请设 DEMO=0',
    'The demo would be open to others at {address}: it needs its own {names} (DEMO_PASSWORD of 12 characters or more), or DEMO=0 for real work.',
  ],
  'start.demoAccounts': [
    'conflict',
    '数据库中有 {count} 个演示账号仍使用公开的密码：请换用空的数据库，或设置 DEMO_PASSWORD 给它们新密码',
    '{count} demo accounts in this database have the password that everybody can read: use an empty database, or set DEMO_PASSWORD to give them another.',
  ],
  'start.issuerClient': [
    'invalid',
    '使用外部统一认证时必须设置 OIDC_CLIENT_ID',
    'An outside issuer needs OIDC_CLIENT_ID.',
  ],
  'start.objectStore': [
    'invalid',
    '对象存储需要同时设置 S3_ENDPOINT、S3_BUCKET、S3_ACCESS_KEY 和 S3_SECRET_KEY',
    'An object store needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.',
  ],
  'start.mail': [
    'invalid',
    '发送邮件需要同时设置 SMTP_URL 和 MAIL_FROM',
    'Mail needs both SMTP_URL and MAIL_FROM.',
  ],
  'start.migrationsMissing': [
    'notFound',
    '缺少迁移文件夹 {folder}，请重新安装',
    'The migrations are missing in {folder}: install the product anew.',
  ],
  'start.dataFolder': [
    'invalid',
    '无法写入数据目录 {folder}（{code}），请检查 DATA_DIR 及其权限',
    'The data folder {folder} cannot be written ({code}). Check DATA_DIR and its permissions.',
  ],
  'start.portInUse': [
    'conflict',
    '端口 {port} 已被占用，请停止占用它的程序，或用 PORT 换一个端口',
    'Port {port} is in use. Stop what uses it, or choose another with PORT.',
  ],
  'start.portForbidden': [
    'forbidden',
    '没有权限监听端口 {port}，请用 PORT 换一个 1024 以上的端口',
    'Port {port} may not be opened by this user. Choose one above 1024 with PORT.',
  ],
  'start.hostUnknown': [
    'invalid',
    '本机没有地址 {host}，请检查 HOST',
    'This machine has no address {host}. Check HOST.',
  ],
  'start.unexpected': [
    'internal',
    '启动失败：{message}（设置 LOG_LEVEL=debug 可查看详情）',
    'The server could not start: {message} (LOG_LEVEL=debug tells more).',
  ],
  'database.damaged': [
    'invalid',
    '数据库文件 {file} 已损坏，或不是 SQLite 数据库；请用 npm run restore 恢复备份，未作任何改动',
    'The database file {file} is damaged or no SQLite database. Restore a backup with npm run restore; nothing was changed.',
  ],
  'database.foreign': [
    'invalid',
    '数据库 {name} 中已有其他程序的数据表，请指定空的数据库；未作任何改动',
    'The database {name} holds the tables of another program. Name an empty one; nothing was changed.',
  ],
  'database.locked': [
    'conflict',
    '数据库文件 {file} 正被其他程序占用，请停止后重试',
    'The database file {file} is held by another program. Stop that and try again.',
  ],
  'database.unreachable': [
    'invalid',
    '无法连接数据库 {host}（{code}），请检查 {setting} 以及数据库是否在运行',
    'There is no connection to the database at {host} ({code}). Check {setting}, and whether the database runs.',
  ],
  'database.refusedRole': [
    'forbidden',
    '数据库拒绝了用户 {user} 的登录，请检查 {setting} 中的用户和密码',
    'The database refused the role {user}. Check the name and password in {setting}.',
  ],
  'database.missing': [
    'notFound',
    '数据库 {name} 不存在，请先创建，或检查 {setting}',
    'There is no database {name}. Create it, or check {setting}.',
  ],
  'database.rights': [
    'forbidden',
    '用户 {user} 缺少所需的数据库权限：{message}（见 docs/decisions/008-postgres-roles.md）',
    'The role {user} lacks a right it needs: {message} (docs/decisions/008-postgres-roles.md).',
  ],
  'database.mightyRole': [
    'invalid',
    'DATABASE_URL 的用户不得拥有数据表，也不得是超级用户或绕过行级安全',
    'DATABASE_URL must name a role that owns no table, is no superuser and does not bypass row-level security.',
  ],
} as const satisfies Messages
