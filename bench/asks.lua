-- What wrk sends: requests of a file in turn, one a line: method, path, body and headers, parted by tabs,
-- headers as name and value in turn. Prints at the end what was seen, as JSON.

local requests = {}
local threads = {}
local at = 0

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  for line in io.lines(args[1]) do
    local fields = {}
    for field in (line .. "\t"):gmatch("(.-)\t") do table.insert(fields, field) end
    local headers = {}
    for i = 4, #fields - 1, 2 do headers[fields[i]] = fields[i + 1] end
    local body = fields[3]
    table.insert(requests, wrk.format(fields[1], fields[2], headers, body ~= "" and body or nil))
  end
  began = os.clock()
end

function request()
  at = at + 1
  return requests[(at - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  -- The processor time of the whole program, of which reading the file is no part of the load.
  local busy = os.clock() - threads[1]:get("began")
  io.write(string.format(
    '\n{"requests":%d,"us":%d,"bytes":%d,"failures":%d,"p50":%d,"p99":%d,"busy":%.4f}\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99), busy))
end
