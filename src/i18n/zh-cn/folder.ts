import type { FolderMessages } from '../messages/folder.ts'
import { number } from './grammar.ts'

export const zhCN = {
  heading: '共享文件夹',
  intro:
    '由你自己的云盘同步的文件夹，会自动让你的设备保持一致：Nextcloud、Syncthing、iCloud Drive、Google Drive、OneDrive 或 Dropbox。无需在我们这里注册，也没有我们的服务器。',
  connect: '连接文件夹',
  unsupported:
    '此浏览器不允许网页使用文件夹。电脑和 Android 上的 Chrome、Edge 等浏览器可以。在这里，可以用文件手动完成：在下方发送和接收。',
  connecting: {
    title: '连接文件夹',
    carried:
      '选择一个由云盘同步到其他设备的文件夹，并在其他设备上连接同一个文件夹。Matinee 会在其中创建“matinee”文件夹。',
    written: '此后，每次更改都会很快写入其中，其他设备写入的内容也会合并到这里。你的影片库仍保留在此浏览器中。',
    visible: '能读取该文件夹的人，可以读取你的列表、历史、评分、备注和设置，除非你用口令密封它。下一步由你决定。',
    next: '浏览器会询问使用哪个文件夹，以及是否允许 Matinee 更改它。',
    choose: '选择文件夹',
    reading: '正在读取文件夹...',
    joining: '正在合并...',
    failed: '无法使用此文件夹。没有任何更改。请重试，或选择其他文件夹。',
  },
  sealing: {
    title: '密封文件夹？',
    seal: '用口令密封',
    sealHint: '这样只有你的设备能读取其中的内容。文件的名称、大小和时间对能看到该文件夹的人仍然可见。',
    passphraseHint: '至少 8 个字符。每台设备只需输入一次，忘记后无人能够找回。',
    key: '共享我的 API 密钥',
    keyHint: '其他设备将使用它。它只会出现在密封的文件夹中。',
    confirm: '连接',
  },
  sealed: {
    title: '密封的文件夹',
    question: '另一台设备密封了此文件夹。请输入口令。',
    wrong: '此口令无法打开文件夹。',
    open: '打开文件夹',
  },
  joining: {
    note: '此文件夹中有一个此浏览器尚未加入的影片库。请决定如何处理两者。我们会先保存一个还原点。',
    onlyThere: '仅在文件夹中',
    choices: {
      join: { name: '合并两者', hint: '保留两边的全部内容。不同之处以最后的更改为准。' },
      'take theirs': { name: '采用对方', hint: '让此浏览器成为文件夹的副本。仅在这里的内容会从此浏览器中移除。' },
      'replace theirs': { name: '替换对方', hint: '保留这里的内容。仅在文件夹中的内容会从其他设备中移除。' },
    },
  },
  consent: {
    note: '其余内容无论如何都会合并。',
    amount: (count: number) => `其他设备移除的、这里仍有的条目：${number(count)}`,
    choices: {
      apply: { name: '这里也移除', hint: '我们会先保存一个还原点。' },
      'keep mine': { name: '保留我的', hint: '它们留在这里，并回到其他设备。' },
      later: { name: '以后再决定', hint: '它们暂时留在这里，设置中仍会询问。' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `已保存在此处和${folder}，${ago}`,
    savedThere: (folder: string) => `已保存在此处和${folder}`,
    saving: (folder: string) => `正在保存到${folder}...`,
    waiting: (count: number) => `${number(count)} 项更改待同步`,
    paused: '同步已暂停',
    'trying again': '稍后自动重试',
    'newer version': '更新版本的 Matinee 写入了这里',
  },
  hints: {
    paused: '在你恢复之前，不会读取或写入任何内容。',
    'trying again': '有内容无法读取或写入。Matinee 会自动重试。',
    'newer version': '请重新加载页面以更新。在此之前，不会在那里读取或写入任何内容。',
  },
  needs: {
    permission: {
      line: '请再次允许使用文件夹',
      hint: '浏览器忘记了 Matinee 可以使用它。没有丢失任何内容：你的更改在这里等待。',
      act: '允许文件夹',
    },
    'no passphrase': { line: '请输入口令', hint: '文件夹已密封，此浏览器还没有它的密钥。', act: '打开文件夹' },
    'two keys': {
      line: '文件夹被密封了两次',
      hint: '两台设备各自密封了它。请在其中一台上断开文件夹并删除该设备写入的文件，然后重新连接。',
      act: '重试',
    },
    gone: {
      line: '找不到文件夹',
      hint: '这里没有删除任何内容。它可能被移动、重命名或清空：请放回原处，或断开后连接其他文件夹。',
      act: '重试',
    },
    full: { line: '文件夹空间已满', hint: '请在文件夹所在的位置腾出空间。你的更改在这里等待。', act: '重试' },
    'read only': {
      line: '无法更改文件夹',
      hint: '系统允许 Matinee 读取，但不允许写入。你的更改在这里等待。',
      act: '重试',
    },
    'no database': { line: '这里没有数据库', hint: '没有数据库，此浏览器无法合并其他设备写入的内容。', act: '重试' },
    'no space': { line: '此浏览器空间不足', hint: '没有空间存放其他设备写入的内容。没有任何更改。', act: '重试' },
    removed: {
      line: '此设备已被移除',
      hint: '另一台设备将它从文件夹中移除了。你在这里的更改仍在：重新加入即可共享。',
      act: '重新加入',
    },
    'other library': {
      line: '文件夹中是另一个影片库',
      hint: '其中的文件属于此浏览器尚未加入的影片库。没有合并任何内容。',
      act: '加入',
    },
    removals: {
      line: '有移除操作等你决定',
      hint: '其他设备移除的内容太多，可能是误操作。其余同步照常进行。',
      act: '决定',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device}仍在上传`,
    unreadable: (device: string) => `${device}有一个文件无法读取，已略过`,
    'not sealed': (device: string) => `${device}有一个文件未密封，已略过`,
    'unknown key': (device: string) => `${device}有一个文件用其他密钥密封，已略过`,
    someDevice: '另一台设备',
  },
  devices: {
    title: '文件夹中的设备',
    here: '此设备',
    seen: (date: string) => `上次出现：${date}`,
    unseen: '尚未出现',
    waiting: (count: number) => `${number(count)} 个文件在途中`,
    remove: '移除',
    removeNamed: (device: string) => `移除${device}`,
    removing: {
      title: (device: string) => `移除${device}？`,
      note: '它的更改仍保留在其他设备上。如果它回来，会停下并询问是否重新加入。',
      confirm: '移除设备',
    },
  },
  syncNow: '立即同步',
  pause: '暂停',
  resume: '恢复',
  disconnect: '断开',
  disconnecting: {
    title: '断开文件夹？',
    note: '此浏览器中的一切都会保留。其他设备不受影响。',
    legend: '如何处理此设备的文件？',
    choices: {
      keep: { name: '保留', hint: '其他设备仍可读取此设备写入的内容。' },
      delete: { name: '删除', hint: '其他设备尚未读取的内容将无法送达。其他设备的文件会保留。' },
    },
    failed: '无法删除这些文件，文件夹仍处于连接状态。请重试，或保留文件。',
  },
} satisfies FolderMessages
