// Where the tool server is found, below the site: known before the tool server is loaded.

export const mcpPath = '/mcp';
