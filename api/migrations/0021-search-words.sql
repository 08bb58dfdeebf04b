-- The words of the search index, by which a misspelt one is found. Filled with the index.
create table search_words (
  word text primary key,
  shown text not null,
  uses integer not null,
  deletions tsvector not null
) with (parallel_workers = 0);
create index search_words_by_deletions on search_words using gin (deletions) with (fastupdate = off);
