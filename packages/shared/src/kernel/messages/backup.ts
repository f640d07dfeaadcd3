import type { Messages } from './types.ts'

/** What start, backup and restore say to an operator about the database. */
export const backupMessages = {
  'database.newer': [
    'invalid',
    '数据库由更新的版本写成，请启动该版本；未作任何改动',
    'The database was written by a newer version. Start that version; nothing was changed.',
  ],
  'database.older': [
    'invalid',
    '数据库的版本过旧，本版本无法直接升级，办法见 docs/operations/upgrade.md；未作任何改动',
    'The database is too old for this version to upgrade. docs/operations/upgrade.md says how to go on; nothing was changed.',
  ],
  'backup.toRequired': [
    'invalid',
    '请用 --to 给出备份目录，例如 npm run backup -- --to backups/2026-11-21',
    'Name the folder of the backup with --to, e.g. npm run backup -- --to backups/2026-11-21',
  ],
  'backup.notEmpty': [
    'conflict',
    '目录 {folder} 不为空，请换一个新目录；未作任何改动',
    'The folder {folder} is not empty. Name a new one; nothing was changed.',
  ],
  'backup.noDatabase': [
    'notFound',
    '没有找到数据库文件 {file}，请检查 DATA_DIR',
    'There is no database file {file}. Check DATA_DIR.',
  ],
  'backup.noOwner': [
    'invalid',
    '使用 PostgreSQL 时需要同时设置 DATABASE_OWNER_URL',
    'With PostgreSQL, DATABASE_OWNER_URL is needed as well.',
  ],
  'backup.none': [
    'notFound',
    '目录 {folder} 中没有完整的备份（缺少 manifest.json）',
    'There is no whole backup in {folder} (manifest.json is missing).',
  ],
  'backup.badManifest': [
    'invalid',
    '{folder} 中的 manifest.json 无法识别，可能已损坏或由更新的版本写成',
    'The manifest.json in {folder} cannot be read: it is damaged, or a newer version wrote it.',
  ],
  'restore.fromRequired': [
    'invalid',
    '请用 --from 给出备份目录，例如 npm run restore -- --from backups/2026-11-21',
    'Name the folder of the backup with --from, e.g. npm run restore -- --from backups/2026-11-21',
  ],
  'restore.notEmpty': [
    'conflict',
    '目标位置已有数据库，未作任何改动；确认要替换时请加 --force',
    'There is a database in this place already. Nothing was changed; add --force to replace it.',
  ],
  'restore.inUse': [
    'conflict',
    '数据库正在使用中，请先停止服务；未作任何改动',
    'The database is in use. Stop the server first; nothing was changed.',
  ],
  'restore.otherEngine': [
    'invalid',
    '备份来自 {backup}，而当前设置为 {here}，请检查 DATABASE_URL',
    'The backup is of {backup}, but the settings name {here}. Check DATABASE_URL.',
  ],
  'restore.newer': [
    'invalid',
    '备份由更新的版本（{version}）写成，请用该版本恢复',
    'The backup was written by a newer version ({version}). Restore it with that version.',
  ],
  'restore.older': [
    'invalid',
    '备份的版本（{version}）过旧，本版本无法恢复，办法见 docs/operations/upgrade.md；未作任何改动',
    'The backup is of a version ({version}) too old for this one to restore. docs/operations/upgrade.md says how to go on; nothing was changed.',
  ],
  'restore.damaged': [
    'invalid',
    '备份内容与清单不符：{file}，请改用其他备份',
    'The backup is not what its manifest says: {file}. Use another backup.',
  ],
} as const satisfies Messages
