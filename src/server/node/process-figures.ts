// What every Node process has to tell, under the names that dashboards know.

import { readdirSync, readFileSync } from 'node:fs';
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { type Figure, gauge, histogram } from './figures.ts';

const kinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

/** A function that asks the process each time it is called; the delays it tells of are those since the last time. */
export function processFigures(): () => Promise<readonly Figure[]> {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const collections = histogram(
    'nodejs_gc_duration_seconds',
    'Garbage collection duration by kind, one of major, minor, incremental or weakcb.',
    [0.001, 0.01, 0.1, 1, 2, 5],
    'kind',
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { detail } = entry as typeof entry & { readonly detail: { readonly kind: number } };
      collections.observe(entry.duration / 1_000, kinds[detail.kind] ?? 'other');
    }
  }).observe({ entryTypes: ['gc'] });
  const before = process.cpuUsage();
  return async () => {
    const lag = await lagNow();
    const figures = [
      ...cpuFigures(process.cpuUsage(before)),
      gauge(
        'process_start_time_seconds',
        'Start time of the process since unix epoch in seconds.',
        startedAt,
      ),
      ...memoryFigures(),
      ...fileFigures(),
      gauge('nodejs_eventloop_lag_seconds', 'Lag of event loop in seconds.', lag),
      ...delayFigures(delays),
      ...resourceFigures(),
      ...heapFigures(),
      versionFigure,
      collections.figure(),
    ];
    delays.reset();
    return figures;
  };
}

const startedAt = Math.round(performance.timeOrigin / 1000);

/** Seconds until what waits for its turn gets it. */
function lagNow(): Promise<number> {
  const from = process.hrtime.bigint();
  return new Promise((resolve) => {
    setImmediate(() => resolve(Number(process.hrtime.bigint() - from) / 1e9));
  });
}

function cpuFigures({ user, system }: NodeJS.CpuUsage): readonly Figure[] {
  const seconds = (name: string, words: string, micros: number): Figure => ({
    ...gauge(`process_cpu_${name}`, `Total ${words} CPU time spent in seconds.`, micros / 1e6),
    type: 'counter',
  });
  return [
    seconds('user_seconds_total', 'user', user),
    seconds('system_seconds_total', 'system', system),
    seconds('seconds_total', 'user and system', user + system),
  ];
}

function memoryFigures(): readonly Figure[] {
  const status = linuxFile('status');
  const bytes = (member: string) => {
    const kilobytes = new RegExp(`^${member}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  };
  const resident = bytes('VmRSS') ?? process.memoryUsage.rss();
  return [
    gauge('process_resident_memory_bytes', 'Resident memory size in bytes.', resident),
    gauge('process_virtual_memory_bytes', 'Virtual memory size in bytes.', bytes('VmSize')),
    gauge('process_heap_bytes', 'Process heap size in bytes.', bytes('VmData')),
  ];
}

function fileFigures(): readonly Figure[] {
  const most = /^Max open files\s+(\d+)/m.exec(linuxFile('limits'))?.[1];
  return [
    gauge('process_open_fds', 'Number of open file descriptors.', openFiles()),
    gauge(
      'process_max_fds',
      'Maximum number of open file descriptors.',
      most === undefined ? null : Number(most),
    ),
  ];
}

/** What Linux tells of the process; empty elsewhere. */
function linuxFile(name: string): string {
  try {
    return readFileSync(`/proc/self/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function openFiles(): number | null {
  try {
    // One of them is that of reading the folder.
    return readdirSync('/proc/self/fd').length - 1;
  } catch {
    return null;
  }
}

function delayFigures(delays: ReturnType<typeof monitorEventLoopDelay>): readonly Figure[] {
  const of = (name: string, words: string, nanoseconds: number) =>
    gauge(
      `nodejs_eventloop_lag_${name}_seconds`,
      `The ${words} recorded event loop delay${name === 'min' || name === 'max' ? '' : 's'}.`,
      delays.count === 0 ? null : nanoseconds / 1e9,
    );
  return [
    of('min', 'minimum', delays.min),
    of('max', 'maximum', delays.max),
    of('mean', 'mean of the', delays.mean),
    of('stddev', 'standard deviation of the', delays.stddev),
    ...[50, 90, 99].map((part) => of(`p${part}`, `${part}th percentile of the`, delays.percentile(part))),
  ];
}

/** Functions that Node has and does not document; without them there are no such figures. */
const internals = process as typeof process &
  Readonly<Record<'_getActiveHandles' | '_getActiveRequests', (() => readonly object[]) | undefined>>;

function resourceFigures(): readonly Figure[] {
  const classesOf = (objects: readonly object[] = []) => objects.map((one) => one.constructor.name);
  return [
    ...byType(
      'nodejs_active_resources',
      'Number of active resources that are currently keeping the event loop alive, grouped by async resource type.',
      'Total number of active resources.',
      process.getActiveResourcesInfo(),
    ),
    ...byType(
      'nodejs_active_handles',
      'Number of active libuv handles grouped by handle type. Every handle type is C++ class name.',
      'Total number of active handles.',
      classesOf(internals._getActiveHandles?.()),
    ),
    ...byType(
      'nodejs_active_requests',
      'Number of active libuv requests grouped by request type. Every request type is C++ class name.',
      'Total number of active requests.',
      classesOf(internals._getActiveRequests?.()),
    ),
  ];
}

function byType(
  name: string,
  help: string,
  helpOfTotal: string,
  types: readonly string[],
): readonly Figure[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const samples = [...counts].map(([type, value]) => ({ labels: { type }, value }));
  return [{ name, help, type: 'gauge', samples }, gauge(`${name}_total`, helpOfTotal, types.length)];
}

function heapFigures(): readonly Figure[] {
  const { heapTotal, heapUsed, external } = process.memoryUsage();
  const spaces = getHeapSpaceStatistics();
  const members = [
    ['total', 'space_size'],
    ['used', 'space_used_size'],
    ['available', 'space_available_size'],
  ] as const;
  return [
    gauge('nodejs_heap_size_total_bytes', 'Process heap size from Node.js in bytes.', heapTotal),
    gauge('nodejs_heap_size_used_bytes', 'Process heap size used from Node.js in bytes.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Node.js external memory size in bytes.', external),
    ...members.map(
      ([words, member]): Figure => ({
        name: `nodejs_heap_space_size_${words}_bytes`,
        help: `Process heap space size ${words} from Node.js in bytes.`,
        type: 'gauge',
        samples: spaces.map((space) => ({
          labels: { space: space.space_name.replace(/_space$/, '') },
          value: space[member],
        })),
      }),
    ),
  ];
}

const [major = '', minor = '', patch = ''] = process.versions.node.split('.');
const versionFigure: Figure = {
  name: 'nodejs_version_info',
  help: 'Node.js version info.',
  type: 'gauge',
  samples: [{ labels: { version: process.version, major, minor, patch }, value: 1 }],
};
