import type { Messages } from './types.ts'

/** What the web client finds out by itself, before or without a call. */
export const clientMessages = {
  'visibility.noRoles': [
    'invalid',
    '请设置角色权限标签值',
    'Name at least one role that may see this.',
  ],
  'number.none': ['invalid', '「{value}」不是数字', '"{value}" is not a number.'],
  'image.rotation': [
    'invalid',
    '旋转角度必须是90的倍数!',
    'An image is turned by multiples of 90 degrees.',
  ],
  'image.compression': ['invalid', '文件压缩失败', 'The file could not be compressed.'],
  'chunk.timeout': [
    'timeout',
    '页面加载超时，请检查网络后刷新重试',
    'The page took too long to load. Check the network and reload.',
  ],
} as const satisfies Messages
